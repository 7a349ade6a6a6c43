/** Long words on small plates may break at a syllable, and nowhere else. */

const WORD = /[\p{L}ʼ’]+/gu
const VOWEL = '[аеєиіїоуюяaeiouy]'
const CONSONANT = '[бвгґджзклмнпрстфхцчшщbcdfghjklmnpqrstvwxz]'
/** Before a consonant with its vowel, never near the ends of the word. */
const SYLLABLE = new RegExp(
  `(?<=\\p{L}{2}${VOWEL}|\\p{L}{2}${VOWEL}${CONSONANT})(?=${CONSONANT}${VOWEL}\\p{L}{2})`,
  'giu',
)

/** Words of so many letters or more get soft hyphens. */
export function softened(text: string, long = 7): string {
  return text.replace(WORD, (word) => (word.length < long ? word : word.replace(SYLLABLE, '\u00ad')))
}

/** Room codes as people type them: any case, blanks, dashes, whole links, Cyrillic by ear. */

/** Short ones while a server has few rooms. */
const LENGTHS = [6, 8]

const BY_EAR: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'e',
  з: 'z',
  и: 'i',
  і: 'i',
  ї: 'i',
  к: 'k',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
}

export function readCode(typed: string): string | null {
  const last = /\/r\/([^/?#]+)/.exec(typed)?.[1] ?? typed
  const letters = Array.from(last.toLowerCase(), (char) => BY_EAR[char] ?? char)
  const code = letters.join('').replace(/[\s\-–_.·]/g, '')
  return LENGTHS.includes(code.length) && /^[a-z]+$/.test(code) ? code : null
}

/** As it is shown: two syllables and a third are easier to read out than six letters. */
export function showCode(code: string): string {
  return code.toUpperCase()
}

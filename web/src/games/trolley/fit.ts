/** How large a text may be written on its card. */

/** How wide letters are for their size, in the app's typeface. */
const NARROW = /[\siїіljʼ'’.,:;!|]/u
const THIN = /[tfrгґт1()-]/u
const BROAD = /[мфжюшщmw—…\p{Lu}]/u
const BROADEST = /[№ШЩ]/u
const LINE = 1.15
/** A longer word may break at a syllable; less of a line than this is too little. */
const WORD = 5.8
/** So much of a line may stay empty where a word breaks. */
const SYLLABLE = 3
const STEP = 0.5

function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + wide(letter), 0)
}

function wide(letter: string): number {
  if (NARROW.test(letter)) return 0.27
  if (THIN.test(letter)) return 0.43
  if (BROADEST.test(letter)) return 1.08
  return BROAD.test(letter) ? 0.78 : 0.575
}

/** Words are set one after another; one that is too long goes on in the next line. */
function linesOf(words: number[], width: number): number {
  let lines = 1
  let used = 0
  for (const word of words) {
    if (used && used + 0.27 + word > width) {
      lines += 1
      used = 0
    }
    let left = word + (used ? 0.27 : 0)
    for (; used + left > width; left -= Math.max(1, width - SYLLABLE)) lines += 1
    used += left
  }
  return lines
}

/** 0 where even the smallest print would not do: then something shorter has to be written. */
export function fit(text: string, width: number, height: number, most = 26, least = 10.5): number {
  const words = text.split(/\s+/u).map(widthOf)
  const longest = Math.min(WORD, Math.max(2, ...words))
  for (let size = most; size >= least; size -= STEP) {
    if (longest * size <= width && linesOf(words, width / size) * LINE * size <= height) return size
  }
  return 0
}

/** Which notes are shown on a card, in how many lines each, and how many only counted. */
export function notesIn(count: number, height: number, line: number): { shown: number; lines: number; more: number } {
  const room = Math.max(1, Math.floor(height / line))
  if (count <= 0) return { shown: 0, lines: 0, more: 0 }
  const shown = Math.min(count, room)
  return { shown, lines: Math.max(1, Math.min(3, Math.floor(room / shown))), more: count - shown }
}

/** Digits and signs that stand for letters inside a word ("su1cide"). */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

/** Splits what was typed, or the words of an address, into lower-case words. "Don't" is one word. */
export function splitWords(typed: string): string[] {
  const plain = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘`´\u200B-\u200D\u2060\uFEFF]/g, '')
    .replace(/(?<=\p{L})[@$](?=\p{L})/gu, (sign) => LOOKALIKES[sign] ?? sign)
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/**
 * The form in which two spellings of a word are the same: capitals, accents, nuktas, doubled letters, long and short
 * vowels, and the usual ways to write Hindi in Latin letters (ee/i, oo/u, w/v, z/j, ph/f, kh/k, sh/s, a final nasal).
 */
export function foldWord(word: string): string {
  return /\p{Script=Devanagari}/u.test(word) ? foldDevanagari(word) : foldLatin(word)
}

function foldDevanagari(word: string) {
  return word
    .normalize('NFD')
    .replaceAll('\u093C', '')
    .replaceAll('ः', '')
    .replaceAll('ँ', 'ं')
    .replaceAll('ी', 'ि')
    .replaceAll('ू', 'ु')
    .replaceAll('ई', 'इ')
    .replaceAll('ऊ', 'उ')
    .replace(/^आ/, 'अ')
    .replace(/ं$/, '')
    .replace(/(.)\1+/gu, '$1')
}

function foldLatin(word: string) {
  const letters = word.normalize('NFD').replace(/\p{M}+/gu, '')
  const spelt = /\p{L}/u.test(letters)
    ? letters.replace(/[013457]/g, (sign) => LOOKALIKES[sign] ?? sign)
    : letters
  return spelt
    .replace(/e{2,}/g, 'i')
    .replace(/o{2,}/g, 'u')
    .replace(/(.)\1+/gu, '$1')
    .replace(/ie/g, 'i')
    .replace(/ph/g, 'f')
    .replace(/ck/g, 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replace(/q/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/(?<=[kgtdbjs])h/g, '')
    .replace(/(?<=[aeiou])[nh]$/, '')
    .replace(/(.)\1+/gu, '$1')
}

/** How many letters were left out, put in, changed or swapped with their neighbour; counted up to `most` + 1. */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let twoBefore: number[] = []
  let before = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const changed = (before[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      let least = Math.min((before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, changed)
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (isSwap) least = Math.min(least, (twoBefore[j - 2] ?? 0) + 1)
      row.push(least)
    }
    if (Math.min(...row) > most) return most + 1
    twoBefore = before
    before = row
  }
  return Math.min(before[other.length] ?? 0, most + 1)
}

/** Digits and signs used as letters inside a word ("su1cide"). */
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

/** Splits text, or the words of an address, into lower-case words. "Don't" is one word. */
export function splitWords(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘`´\u200B-\u200D\u2060\uFEFF]/g, '')
    .replace(/(\p{L})([@$])(?=\p{L})/gu, (_, letter, sign) => `${letter}${LOOKALIKES[sign] ?? sign}`)
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/** The form in which two spellings of an English word are the same: accents, lookalikes, doubled letters and held keys. */
export function foldEnglish(word: string): string {
  return latinLetters(word)
    .replace(/([^aeo])\1+/gu, '$1')
    .replace(/([aeo])\1+/g, '$1$1')
}

/**
 * The form in which the spellings of a Hindi word are the same, in Devanagari or in Latin letters: its consonants without
 * breath (kh/k, sh/s, z/j, w/v), short and long vowels alike, "a" only at its ends, no nasal behind the last vowel.
 * "मारना", "maarna" and "mrna" are all "mrna".
 */
export function foldHindi(word: string): string {
  const latin = /\p{Script=Devanagari}/u.test(word) ? romanize(word) : latinLetters(word)
  const letters = latin
    // "peetta" is "peet-ta" (to beat), "peeta" is to drink: पीटता, पीता.
    .replace(/^p(?:i|e)+tt+(?=[aei])/, 'pitat')
    .replace(/(.)\1+/gu, (_, letter: string) => (letter === 'e' ? 'i' : letter === 'o' ? 'u' : letter))
    .replace(/e(?=h)/g, 'a')
    .replace(/[ae][iy](?![aeou])/g, 'e')
    .replace(/[ao]u/g, 'o')
    .replace(/ck|q/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/ph/g, 'f')
    .replace(/c(?!h)/g, 'k')
    .replace(/(?:ch)+h?/g, 'c')
  // In a word of three letters breath is a third of what distinguishes it.
  return shortened(letters.length > 3 ? letters.replace(/([kgjtdbs])h/g, '$1') : letters)
}

function shortened(letters: string): string {
  const open = letters.length > 3 ? letters.replace(/([eiou])n$/, '$1') : letters
  return open
    .replace(/([iu])y/g, '$1')
    .replace(/(.)a(?=.)/g, '$1')
    .replace(/y$/, 'i')
}

function latinLetters(word: string): string {
  if (/^[a-z]*$/.test(word)) return word
  const letters = word.normalize('NFD').replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
  return /[a-z]/.test(letters) ? letters.replace(/[013457]/g, (sign) => LOOKALIKES[sign] ?? sign) : letters
}

const CONSONANTS = zip(
  'क ख ग घ ङ च छ ज झ ञ ट ठ ड ढ ण त थ द ध न प फ ब भ म य र ल व श ष स ह ळ',
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n p ph b bh m y r l v sh sh s h l',
)
const VOWELS = zip(
  'अ आ इ ई उ ऊ ऋ ए ऐ ओ औ ऑ ऍ ा ि ी ु ू ृ े ै ो ौ ॉ ॅ ं ँ',
  'a a i i u u ri e ai o au o e a i i u u ri e ai o au o e n n',
)

function zip(signs: string, letters: string): ReadonlyMap<string, string> {
  const all = letters.split(' ')
  return new Map(signs.split(' ').map((sign, at) => [sign, all[at] ?? '']))
}

/** Writes Devanagari in Latin letters. The vowel that no sign writes is "a", except at the end. */
function romanize(word: string): string {
  let latin = ''
  let isOpen = false
  for (const sign of word.normalize('NFD').replaceAll('\u093C', '')) {
    const consonant = CONSONANTS.get(sign)
    if (consonant !== undefined) {
      latin += (isOpen ? 'a' : '') + consonant
      isOpen = true
      continue
    }
    const isNasal = sign === 'ं' || sign === 'ँ'
    latin += (isOpen && isNasal ? 'a' : '') + (VOWELS.get(sign) ?? '')
    isOpen = false
  }
  return latin.length === 1 ? `${latin}a` : latin
}

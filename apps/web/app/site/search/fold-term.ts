/**
 * Case, and accents over Latin letters, do not count; the vowel signs of Devanagari do.
 * Its dot below (ज़ for ज) is left out by most who type, and its two signs for a vowel through the nose
 * (साँस, सांस) are both written.
 */
export function foldTerm(word: string) {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replaceAll('\u093C', '')
    .replaceAll('\u0901', '\u0902')
    .normalize('NFC')
}

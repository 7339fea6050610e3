/** Markdown as it is read aloud: a heading, a list item and a paragraph each end a sentence. */
export function spoken(markdown: string) {
  const plain = markdown.replace(/\]\([^)]*\)/g, ']').replace(/^\s*(#+|>|[-*]|\d+\.)\s+/gm, '')
  const sentences = plain.split(/\n+|(?<=[.?]["”']?)\s+/).filter((part) => /\p{L}/u.test(part))
  return { sentences, words: plain.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [] }
}

/** Groups of vowels, less a silent ending: right for most English words. */
function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  const sounded =
    letters.length > 3 ? letters.replace(/([^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/, '') : letters
  return Math.max(1, sounded.replace(/^y/, '').match(/[aeiouy]{1,2}/g)?.length ?? 0)
}

/** Flesch 1948: 206.835 − 1.015 words a sentence − 84.6 syllables a word. 60 to 70 is plain English. */
export function readingEase(markdown: string): number {
  const { sentences, words: all } = spoken(markdown)
  const sounds = all.reduce((sum, word) => sum + syllables(word), 0)
  return 206.835 - 1.015 * (all.length / sentences.length) - 84.6 * (sounds / all.length)
}

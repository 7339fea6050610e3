import { foldHindi } from './fold-words.ts'

/** Small words of Hindi that are no English ones. */
const HINDI = new Set(
  'hai hain h ka ki ko se kya kaise nahi nhi hota raha rahi aur bhi kar karna mujhe mera meri liye wala kyun aaj bahut ne liya diya gaya gayi tha thi hu hun hoon wo woh usne maine karta karti hota hoti jaunga jaungi rahe jata jati apne apni unka uska uski usko mujhko kiya ab lagta lagti'
    .split(' ')
    .map(foldHindi),
)
/** They are folded as some of these are. */
const ENGLISH = new Set(['he', 'a', 'see', 'so', 'or', 'care', 'car', 'say', 'our', 'co'])

/** Whether a text in Latin letters is Hindi. */
export function isHindiText(words: readonly string[]): boolean {
  return words.some((word) => !ENGLISH.has(word) && HINDI.has(foldHindi(word)))
}

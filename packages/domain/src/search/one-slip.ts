/** The word without each of its letters in turn; the first sign, which names its language, stays. */
export function withoutOneLetter(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at + 1) + word.slice(at + 2))
}

/** Whether one letter is left out, put in, changed or swapped with its neighbour. The first letter is seldom the wrong one. */
export function isOneSlip(one: string, other: string): boolean {
  if (one.length > other.length) return isOneSlip(other, one)
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let end = 0
  while (end < one.length - start && one.at(-1 - end) === other.at(-1 - end)) end++
  const left = one.slice(start, one.length - end)
  const right = other.slice(start, other.length - end)
  if (right.length === 2 && left.length === 2) return left[0] === right[1] && left[1] === right[0]
  return right.length === 1 && left.length <= 1 && start > 1
}

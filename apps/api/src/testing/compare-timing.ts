type NthCall = (n: number) => Promise<unknown>

const PAIRS_OF_A_ROUND = 150
const MOST_ROUNDS = 6
const CALLS_TO_WARM_UP = 20

/** How often `takeAsLong` calls each of the two at most, and up to which `n`. */
export const MOST_CALLS = CALLS_TO_WARM_UP + MOST_ROUNDS * PAIRS_OF_A_ROUND

/**
 * Whether two calls take equally long: by the median of the differences, up to 2 ms or 5 % of what the first one takes.
 * They are made in pairs, now one first and now the other: what else the machine does touches both alike. Over more
 * rounds a difference of ours becomes surer, and one of a busy machine smaller.
 */
export async function takeAsLong(one: NthCall, other: NthCall): Promise<boolean> {
  const [ofOne, differences]: [number[], number[]] = [[], []]
  for (let n = 0; n < CALLS_TO_WARM_UP; n++) await one(n)
  for (let n = CALLS_TO_WARM_UP; n < MOST_CALLS; n++) {
    const otherFirst = n % 2 ? 0 : await timed(other, n)
    const first = await timed(one, n)
    ofOne.push(first)
    differences.push(first - (otherFirst || (await timed(other, n))))
    const isEndOfRound = ofOne.length % PAIRS_OF_A_ROUND === 0
    if (isEndOfRound && Math.abs(median(differences)) < Math.max(2, 0.05 * median(ofOne))) return true
  }
  return false
}

async function timed(call: NthCall, n: number): Promise<number> {
  const started = performance.now()
  await call(n)
  return performance.now() - started
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EVERY_TEXT, evidenceIn } from '../../packages/domain/src/search/word-evidence.ts'

/**
 * Works out `word-points.ts` from the open phrases: how much each word, and each pair of neighbours, speaks for or against distress
 * (logistic regression with an L2 penalty, by gradient descent; ten points are one unit of log-odds). Run it after a change of
 * the phrases: `npm run weigh-words`. The same phrases give the same points.
 */
const SEARCH = join(import.meta.dirname, '../../packages/domain/src/search')
/** A word in fewer phrases is no evidence for others. */
const MIN_PHRASES = 2
const PENALTY = 1
const ROUNDS = 400
const RATE = 0.02
const POINTS_OF_A_UNIT = 10
const MIN_POINTS = 2

interface Phrase {
  readonly text: string
  readonly groups: readonly string[]
}

export function weighWords(phrases: readonly Phrase[]): ReadonlyMap<string, number> {
  const rows = phrases.map(({ text, groups }) => ({
    keys: evidenceIn(text),
    isDistress: groups.length > 0 ? 1 : 0,
  }))
  const counts = new Map<string, number>()
  for (const { keys } of rows) for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  const weights = new Map([...counts].filter(([, count]) => count >= MIN_PHRASES).map(([key]) => [key, 0]))
  const known = rows.map(({ keys, isDistress }) => ({
    isDistress,
    keys: keys.filter((key) => weights.has(key)),
  }))
  const momentum = new Map<string, number>()
  for (let round = 0; round < ROUNDS; round++) {
    const slopes = new Map(
      [...weights].map(([key, weight]) => [key, key === EVERY_TEXT ? 0 : PENALTY * weight]),
    )
    for (const { keys, isDistress } of known) {
      const sum = keys.reduce((total, key) => total + (weights.get(key) ?? 0), 0)
      const miss = 1 / (1 + Math.exp(-sum)) - isDistress
      for (const key of keys) slopes.set(key, (slopes.get(key) ?? 0) + miss)
    }
    for (const [key, slope] of slopes) {
      const step = 0.9 * (momentum.get(key) ?? 0) - RATE * (key === EVERY_TEXT ? slope / 50 : slope)
      momentum.set(key, step)
      weights.set(key, (weights.get(key) ?? 0) + step)
    }
  }
  const points = [...weights].map(([key, weight]) => [key, Math.round(weight * POINTS_OF_A_UNIT)] as const)
  return new Map(points.filter(([key, value]) => key === EVERY_TEXT || Math.abs(value) >= MIN_POINTS).sort())
}

if (import.meta.main) {
  const phrases: readonly Phrase[] = JSON.parse(readFileSync(join(SEARCH, 'phrases/open.json'), 'utf8'))
  const lines = [...weighWords(phrases)].map(([key, value]) => `${key} ${value}`)
  writeFileSync(
    join(SEARCH, 'word-points.ts'),
    `/** Made by tools/distress/weigh-words.ts. */\nexport const WORD_POINTS = \`\n${lines.join('\n')}\n\`\n`,
  )
}

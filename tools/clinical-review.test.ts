import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Instrument } from '@pulli/domain/assessment/instrument.ts'
import { INSTRUMENTS } from '@pulli/domain/assessment/instruments.ts'
import { ANXIETY_OWN } from '@pulli/domain/assessment/packs/anxiety-own.ts'
import { expect, test } from 'vitest'

// docs/clinical-review.md: what waits for the signature of a clinician or a lawyer. `apps/content` checks the seed's part.
const ROOT = join(import.meta.dirname, '..')
const review = readFileSync(join(ROOT, 'docs/clinical-review.md'), 'utf8')
const packs: readonly Instrument[] = [...Object.values(INSTRUMENTS), ANXIETY_OWN]

test.each(packs.map((pack) => [pack.id, pack] as const))(
  'each sentence and number of pack %s has its row',
  (_, pack) => {
    const rows = [
      pack.licence,
      pack.cutoffSource,
      `${pack.repeatAfter.days} days: ${pack.repeatAfter.source}`,
      ...(pack.reliableChange ? [`${pack.reliableChange.points} points: ${pack.reliableChange.source}`] : []),
      ...pack.bands.map(
        ({ from, to, level, headline, advice }) => `${from} to ${to}, ${level}: ${headline} ${advice}`,
      ),
      ...pack.bands
        .flatMap(({ steps = [] }) => steps)
        .map(({ from, headline, advice }) => `From ${from}: ${headline} ${advice}`),
      ...pack.safetyItems.map(({ item, from, urgency }) => `${item} from ${from}: ${urgency}`),
      ...pack.safetyTotals.map(({ from, urgency }) => `${from}: ${urgency}`),
      `Numbers to call first from ${pack.callFrom.total}`,
      ...Object.values(pack.safetyAdvice ?? {}).map(({ headline, advice }) => `${headline} ${advice}`),
    ]
    for (const row of rows) expect(review).toContain(`| ${row} |`)
  },
)

test('a message in the list reads as it does on the site', () => {
  const rows = [...review.matchAll(/^\| [CL] \| `([\w-]+\.json)`, `(\w+)` \| (.*?) \|/gm)]
  expect(rows.length).toBeGreaterThan(30)
  for (const [, file = '', key = '', sentence = ''] of rows) {
    const messages = JSON.parse(readFileSync(join(ROOT, 'packages/messages/messages/en', file), 'utf8'))
    // In the list a text is on one line, and a long one is cut.
    const text = messages[key]?.replace(/\s/g, ' ').replaceAll('|', '\\|')
    expect(text, `${file}, ${key}`).toMatch(startOf(sentence.replace(/ ?…$/, '')))
  }
})

const startOf = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)

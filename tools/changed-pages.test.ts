import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Pages that say when they were last changed: with another text, put the day and the new digest here, and the day in the page.
const PAGES = [
  ['ai/ai-page.tsx', 'ai.json', 'ai_', '2026-11-27', '0fbec8af1f2b'],
  ['parents/parents-page.tsx', 'parents.json', 'parents_', '2026-11-27', 'c18f7ec88d1b'],
  ['legal/privacy-page.tsx', 'legal.json', 'legal_privacy_', '2026-11-27', 'bfeee29d2d6d'],
  ['legal/terms-page.tsx', 'legal.json', 'legal_terms_', '2026-11-24', '3d2108754058'],
  ['legal/accessibility-page.tsx', 'legal.json', 'legal_a11y_', '2026-11-23', '226455a297db'],
] as const

const ROOT = join(import.meta.dirname, '..')

test.each(PAGES)(
  'finding: %s says the day on which its texts were last changed',
  (page, file, start, day, digest) => {
    const messages: Record<string, string> = JSON.parse(
      readFileSync(join(ROOT, 'packages/messages/messages/en', file), 'utf8'),
    )
    const texts = Object.entries(messages).filter(([key]) => key.startsWith(start))
    const source = readFileSync(join(ROOT, 'apps/web/app/site', page), 'utf8')
    expect(texts.length).toBeGreaterThan(3)
    expect([
      createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 12),
      /CHANGED_ON = '(.*)'/.exec(source)?.[1],
    ]).toEqual([digest, day])
  },
)

import { expect, test } from 'vitest'
import { isOfTheSeed } from './renew-recordings'

const SEEDED_UNTIL = '2026-11-20T10:00:00.000Z'
const SEEDING = new Date('2026-11-20T09:59:50.000Z')
const RENEWED = new Date('2026-11-21T08:00:00.000Z')
const EDITED = new Date('2026-11-22T08:00:00.000Z')

test.each([
  ['is as the seed brought it', SEEDING, SEEDING, undefined, true],
  ['was uploaded by an editor', EDITED, EDITED, undefined, false],
  ['was replaced by an editor', SEEDING, EDITED, undefined, false],
  ['was renewed at an earlier start', SEEDING, RENEWED, RENEWED.getTime(), true],
  ['was replaced by an editor since', SEEDING, EDITED, RENEWED.getTime(), false],
])('a file that %s', (_, createdAt, updatedAt, renewedAt, isRenewed) => {
  expect(isOfTheSeed({ createdAt, updatedAt }, SEEDED_UNTIL, renewedAt)).toBe(isRenewed)
  const asText = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
  expect(isOfTheSeed(asText, SEEDED_UNTIL, renewedAt)).toBe(isRenewed)
})

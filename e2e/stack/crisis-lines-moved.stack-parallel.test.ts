import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { queryDatabase } from '../query-database.ts'
import { freePort, type RunningStack, startStack } from '../running-stack.ts'
import { contentAdmin } from './content-admin.ts'

interface Line {
  readonly telephone: string
  readonly name: string
  readonly note: string | null
  readonly hours: string | null
  readonly cost: string | null
  readonly checked_by: string | null
}

const listed = async ({ siteUrl }: RunningStack) =>
  ((await (await fetch(`${siteUrl}/api/v1/mwellness/crisis-lines`)).json()) as { data: Line[] }).data

const EARLIER = [
  {
    name: 'Our own line',
    number: '011-23456789',
    telephone: '+911123456789',
    hours: 'Weekdays',
    kind: 'talk',
  },
  {
    name: 'AASRA',
    number: '9820466726',
    telephone: '+919820466726',
    hours: 'Day and night',
    languages: 'English, Hindi, Marathi',
    note: 'Volunteers who listen, for anyone who is in distress.',
    kind: 'talk',
    checkedOn: '2026-02-15',
  },
]

test('an installation with crisis lines in its settings keeps them, and what its editors changed, as records', {
  timeout: 240_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pulli-moved-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const ports = { site: await freePort(), content: await freePort() }
  const before = await startStack({ dataDir, ports })
  const admin = await contentAdmin({
    contentUrl: before.contentUrl,
    dataDir,
    adminPassword: before.secret('contentAdminPassword'),
  })
  await admin.editSettings({ crisisLines: EARLIER })
  // As an earlier version left it: lines in the settings alone.
  await queryDatabase(before.databaseUrl('content'), 'delete from crisis_lines')
  await queryDatabase(
    before.databaseUrl('content'),
    "delete from strapi_core_store_settings where key like '%crisis_lines%'",
  )
  await before.stop()

  const after = await startStack({ dataDir, ports })
  onTestFinished(() => after.stop().then(() => undefined))
  const find = (lines: readonly Line[], number: string) => lines.find(({ telephone }) => telephone === number)
  await expect.poll(async () => (await listed(after)).length, { timeout: 90_000 }).toBe(8)
  const lines = await listed(after)
  expect(lines.map(({ telephone }) => telephone).slice(0, 2)).toEqual(['112', '14416'])
  expect(find(lines, '+911123456789')).toMatchObject({ name: 'Our own line', hours: 'Weekdays' })
  expect(find(lines, '+919820466726')).toMatchObject({
    hours: 'Day and night',
    cost: 'The price of an ordinary call',
    checked_by: 'public-sources',
  })
  // The line that the present version adds.
  expect(find(lines, '14567')).toMatchObject({ name: 'Elderline' })
  // Those that its editors had removed stay away.
  expect(find(lines, '181')).toBeUndefined()
})

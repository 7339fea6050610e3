import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { makeKeyFolder } from '@pulli/data/encryption/key-folder.ts'
import { mailsHeldSince } from '@pulli/data/mail/mail-hold.ts'
import { freshDatabase } from '@pulli/data/testing/fresh-database.ts'
import { openTestDatabase } from '@pulli/data/testing/open-test-database.ts'
import { uuidV7 } from '@pulli/data/uuid-v7.ts'
import { expect, inject, onTestFinished, test } from 'vitest'
import { copyErasures } from './erasure-ledger.ts'
import { folderStore } from './folder-store.ts'
import { settleDatabase } from './settle-restored.ts'

async function database() {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  const { db, close } = openTestDatabase({ url })
  onTestFinished(async () => {
    await close()
    await drop()
  })
  return { url, db }
}

test('a database that another program restored is settled: erasures since are repeated, and mails are held', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-settle-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const at = (name: string) => join(folder, name)
  await makeKeyFolder(at('keys'), new Date())
  const now = new Date()
  const lost = await database()
  await lost.db.transaction().execute((tx) =>
    recordAudit(tx, {
      actor: 'm-1',
      action: 'mood.erase',
      subjectKind: 'mood',
      subjectId: uuidV7(now),
      now,
    }),
  )
  expect(await copyErasures(lost.db, await folderStore(at('backups')))).toBe(1)

  const restored = await database()
  expect(await mailsHeldSince(restored.db)).toBeUndefined()
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const settle = (appSecret?: string) =>
    settleDatabase(
      { from: at('backups'), owner: restored.url, dataDir: at('data'), keysDir: at('keys'), appSecret },
      { print, printError: print },
    )
  // Whose rows were erased is found by a secret of the site alone.
  await expect(settle()).rejects.toThrow('there is no Pulli in')
  expect(await mailsHeldSince(restored.db)).toBeUndefined()
  expect(await settle('a-secret-of-the-site')).toBe(0)
  expect(lines.join('\n')).toContain('1 erasures and withdrawals since were repeated')
  expect(await mailsHeldSince(restored.db)).toBeInstanceOf(Date)
})

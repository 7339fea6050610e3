import { freshDatabase } from '@pulli/data/testing/fresh-database.ts'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { refuseFullDatabase } from './dump-database.ts'

test('finding operate H6: a database with tables is refused before anything is restored, and an empty one is not', async () => {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  onTestFinished(drop)
  await expect(refuseFullDatabase(url)).rejects.toThrow(/has tables already: a restore needs an empty one/)
  const admin = new pg.Client({ connectionString: inject('databaseUrl') })
  await admin.connect()
  onTestFinished(() => admin.end())
  await admin.query('create database empty_for_a_restore')
  const empty = new URL(url)
  empty.pathname = '/empty_for_a_restore'
  try {
    await refuseFullDatabase(empty.href)
  } finally {
    await admin.query('drop database empty_for_a_restore')
  }
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { queryDatabase } from '../query-database.ts'
import { startStack } from '../running-stack.ts'

interface StoredSchema {
  readonly tables: { readonly name: string; readonly columns: { readonly name: string }[] }[]
}

/** What the content service of a next version would leave: a field, a table, and the note that it made both. */
async function becomeNext(content: string) {
  await queryDatabase(
    content,
    `alter table faqs add column next_words varchar(255);
     update faqs set next_words = 'what an editor wrote';
     create table next_entries (id serial primary key, words varchar(255));
     insert into next_entries (words) values ('an entry of the next version')`,
  )
  const [stored] = await queryDatabase<{ id: number; schema: StoredSchema }>(
    content,
    'select id, schema from strapi_database_schema order by id desc limit 1',
  )
  const faqs =
    stored?.schema.tables.find(({ name }) => name === 'faqs') ?? expect.fail('no table of questions')
  const [column = expect.fail('no column')] = faqs.columns.filter(({ name }) => name === 'question')
  stored?.schema.tables.push({ ...faqs, name: 'next_entries', columns: [{ ...column, name: 'words' }] })
  faqs.columns.push({ ...column, name: 'next_words' })
  await queryDatabase(content, 'update strapi_database_schema set schema = $1, hash = $2 where id = $3', [
    JSON.stringify(stored?.schema),
    HASH,
    stored?.id,
  ])
}

const HASH = 'of the next version'

/** With `npm run test:long` alone. */
test.runIf(process.env.LONG)(
  'H8: the content service of the version before drops no field and no table of the next one, with what editors wrote there',
  { timeout: 480_000 },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'pulli-older-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    const first = await startStack({ dataDir })
    await becomeNext(first.databaseUrl('content'))
    await first.stop()

    const again = await startStack({ dataDir })
    onTestFinished(() => again.stop().then(() => undefined))
    const content = again.databaseUrl('content')
    // It has looked at its tables: what it keeps of them is its own again.
    const kept = await queryDatabase(
      content,
      'select hash from strapi_database_schema order by id desc limit 1',
    )
    expect(kept).not.toEqual([{ hash: HASH }])
    expect(await queryDatabase(content, 'select distinct next_words from faqs')).toEqual([
      { next_words: 'what an editor wrote' },
    ])
    expect(await queryDatabase(content, 'select words from next_entries')).toEqual([
      { words: 'an entry of the next version' },
    ])
  },
)

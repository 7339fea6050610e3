import { resolve } from 'node:path'
import type { Core, UID } from '@strapi/strapi'
import { loadEntry } from './load-entry'
import { readSeed, SEED_FOLDERS } from './read-seed'
import type { SeedAttributes } from './seed-fields'

const REPORT_EVERY = 10

/**
 * Fills an empty database from the seed folder. Each entry is stored in one transaction with the note that
 * it was, so that a start after a crash goes on where the crash was, without doubles.
 */
export async function seedOnce(strapi: Core.Strapi, folder: string) {
  const note = strapi.store({ type: 'app', name: 'seed' })
  if (await note.get({ key: 'finished' })) return

  if (!(await note.get({ key: 'begun' })) && (await hasContent(strapi))) return
  await note.set({ key: 'begun', value: new Date().toISOString() })

  const entries = readSeed(
    resolve(strapi.dirs.app.root, folder),
    (uid) => strapi.getModel(uid as UID.Schema).attributes as SeedAttributes,
  )
  for (const [index, entry] of entries.entries()) {
    await strapi.db.transaction(async () => {
      if (await note.get({ key: entry.path })) return
      await loadEntry(strapi, entry)
      await note.set({ key: entry.path, value: true })
    })
    const count = index + 1
    if (count % REPORT_EVERY === 0 || count === entries.length)
      report(`Content: ${count} of ${entries.length} entries`)
  }
  await note.set({ key: 'finished', value: new Date().toISOString() })
}

/** A database that people have already written in is never seeded. */
async function hasContent(strapi: Core.Strapi) {
  for (const { uid } of Object.values(SEED_FOLDERS)) {
    if ((await strapi.db.query(uid).count()) > 0) return true
  }
  return false
}

/** To the launcher when there is one, else to the terminal. */
function report(text: string) {
  if (process.send) process.send({ type: 'progress', text })
  else console.log(text)
}

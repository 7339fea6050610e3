import { resolve } from 'node:path'
import type { Core, UID } from '@strapi/strapi'
import { logLine } from '../../log/log-line'
import { loadEntry } from './load-entry'
import { readSeed, SEED_FOLDERS } from './read-seed'
import type { SeedAttributes } from './seed-schema'

const REPORT_EVERY = 10
/** Most of the time goes into scaling images, which uses more than one core. */
const AT_ONCE = 4

/**
 * Fills an empty database from the seed folder. Each entry is stored in one transaction with the note that
 * it was, so that a start after a crash continues there, without duplicates.
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
  let count = 0
  await eachInParallel(entries, async (entry) => {
    await strapi.db.transaction(async () => {
      if (await note.get({ key: entry.path })) return
      await loadEntry(strapi, entry)
      await note.set({ key: entry.path, value: true })
    })
    count += 1
    if (count % REPORT_EVERY === 0 || count === entries.length)
      report(`Content: ${count} of ${entries.length} entries`)
  })
  await note.set({ key: 'finished', value: new Date().toISOString() })
}

/** A database that people have already written in is never seeded. */
async function hasContent(strapi: Core.Strapi) {
  for (const { uid } of Object.values(SEED_FOLDERS)) {
    if ((await strapi.db.query(uid).count()) > 0) return true
  }
  return false
}

async function eachInParallel<Item>(items: Item[], handle: (item: Item) => Promise<void>) {
  const waiting = items.values()
  const work = async () => {
    for (const item of waiting) await handle(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** To the launcher when there is one, else to a person at the terminal, or the log. */
function report(text: string) {
  if (process.send) process.send({ type: 'progress', text })
  else if (process.stdout.isTTY) process.stdout.write(`${text}\n`)
  else process.stdout.write(`${logLine({ level: 'info', message: text }, new Date())}\n`)
}

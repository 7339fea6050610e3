import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Core, UID } from '@strapi/strapi'
import { readSeed } from '../seeding/read-seed'
import type { SeedAttributes } from '../seeding/seed-schema'
import type { EarlierLine } from './earlier-lines'
import { mergeLines } from './merge-lines'

const LINES = 'api::crisis-line.crisis-line'
const SETTINGS = 'api::site-setting.site-setting'

/**
 * Once, on an installation that began with crisis lines in its site settings: makes a record of each. The settings keep
 * what they hold.
 */
export async function moveCrisisLines(strapi: Core.Strapi, seedFolder: string) {
  const note = strapi.store({ type: 'app', name: 'crisis_lines', key: 'moved' })
  if (await note.get({})) return
  await strapi.db.transaction(async () => {
    if ((await strapi.db.query(LINES).count()) === 0) {
      for (const data of mergeLines(await earlierLines(strapi), seededLines(strapi, seedFolder)))
        await strapi.documents(LINES).create({ data: data as never, status: 'published' })
    }
    await note.set({ value: new Date().toISOString() })
  })
}

async function earlierLines(strapi: Core.Strapi): Promise<EarlierLine[]> {
  const settings = await strapi.documents(SETTINGS).findFirst({ populate: { crisisLines: true } } as object)
  return ((settings as { crisisLines?: EarlierLine[] } | null)?.crisisLines ?? []).map(
    ({ id: _, ...line }: EarlierLine & { id?: unknown }) => line,
  )
}

function seededLines(strapi: Core.Strapi, seedFolder: string) {
  const folder = resolve(strapi.dirs.app.root, seedFolder)
  if (!existsSync(folder)) return []
  return readSeed(folder, (uid) => strapi.getModel(uid as UID.Schema).attributes as SeedAttributes).flatMap(
    ({ uid, data }) => (uid === LINES ? [data] : []),
  )
}

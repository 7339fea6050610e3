import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Core, UID } from '@strapi/strapi'
import { readSeed } from '../seeding/read-seed'
import type { SeedAttributes } from '../seeding/seed-schema'

const PEOPLE = 'api::team.team'

/**
 * Once, on an installation of an earlier version: says of the sample people what others come to them with and whom they
 * see. What an editor wrote there stays, and so does everybody who is no sample.
 */
export async function fillEarlierTeam(strapi: Core.Strapi, seedFolder: string) {
  const note = strapi.store({ type: 'app', name: 'samples', key: 'team-filled' })
  if (await note.get({})) return
  await strapi.db.transaction(async () => {
    const folder = resolve(strapi.dirs.app.root, seedFolder)
    const attributesOf = (uid: string) => strapi.getModel(uid as UID.Schema).attributes as SeedAttributes
    const seed = existsSync(folder) ? readSeed(folder, attributesOf) : []
    for (const { uid, data } of seed) {
      if (uid !== PEOPLE) continue
      const { name, topics, ages } = data
      for (const part of [{ topics }, { ages }]) {
        const [field = ''] = Object.keys(part)
        await strapi.db
          .query(PEOPLE)
          .updateMany({ where: { name, isSample: true, [field]: { $null: true } }, data: part })
      }
    }
    await note.set({ value: new Date().toISOString() })
  })
}

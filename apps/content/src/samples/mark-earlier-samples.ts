import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Core, UID } from '@strapi/strapi'
import { readSeed } from '../seeding/read-seed'
import type { SeedAttributes } from '../seeding/seed-schema'
import type { Row } from './sample-fields'
import { unchangedRows } from './unchanged-rows'

const SETTINGS = 'api::site-setting.site-setting'
const LETTERS = 'api::newsletter.newsletter'
const ARTICLES = 'api::blog.blog'
const PEOPLE = 'api::team.team'
/** Types whose `author` an earlier seed filled with its invented people. */
const SIGNED = [ARTICLES, 'api::seminar.seminar', 'api::video.video', 'api::audio.audio'] as const
/** Who signs what the seed brings. */
const EDITORIAL = 'Pulli editorial'
/** What an earlier seed wrote into `authorRole`. The byline says it now, until an editor names a reviewer. */
const NOT_REVIEWED = 'not yet clinically reviewed'
/** The parts of the settings that could not be marked in earlier versions. */
const PARTS = {
  'site.stat': ['homeStats', 'campaignStats'],
  'site.pricing-plan': ['monthlyPlans', 'annualPlans'],
} as const

/**
 * Once, on an installation of an earlier version: marks what still stands as the seed put it there, and leaves alone
 * what an editor changed.
 */
export async function markEarlierSamples(strapi: Core.Strapi, seedFolder: string) {
  const note = strapi.store({ type: 'app', name: 'samples', key: 'marked' })
  if (await note.get({})) return
  await strapi.db.transaction(async () => {
    const seed = readWholeSeed(strapi, seedFolder)
    const settings = seed.find(({ uid }) => uid === SETTINGS)?.data ?? {}
    for (const [uid, fields] of Object.entries(PARTS))
      await mark(
        strapi,
        uid as UID.Schema,
        fields.flatMap((field) => (settings[field] as Row[] | undefined) ?? []),
      )
    await mark(
      strapi,
      'site.blog-category',
      (settings.blogPanel as { categories?: Row[] } | undefined)?.categories ?? [],
    )
    await mark(
      strapi,
      LETTERS,
      seed.flatMap(({ uid, data }) => (uid === LETTERS ? [data] : [])),
    )
    await strapi.db
      .query(ARTICLES)
      .updateMany({ where: { authorRole: NOT_REVIEWED }, data: { authorRole: null } })
    await signAsEditorial(strapi)
    await note.set({ value: new Date().toISOString() })
  })
}

/** No invented person signs an article, a film or a sound. */
async function signAsEditorial(strapi: Core.Strapi) {
  const people: Row[] = await strapi.db.query(PEOPLE).findMany({ where: { isSample: true } })
  const names = people.map(({ name }) => name)
  for (const uid of SIGNED)
    await strapi.db.query(uid).updateMany({
      where: { author: { $in: names } },
      data: { author: EDITORIAL, ...(uid === ARTICLES && { authorRole: null }) },
    })
}

async function mark(strapi: Core.Strapi, uid: UID.Schema, seeded: readonly Row[]) {
  const attributes = strapi.getModel(uid).attributes as SeedAttributes
  const plain = Object.keys(attributes).filter((field) => PLAIN.has(attributes[field]?.type ?? ''))
  const samples = seeded.filter(({ isSample }) => isSample === true)
  const rows: Row[] = await strapi.db.query(uid).findMany()
  const ids = unchangedRows(rows, samples, plain).map(({ id }) => id)
  if (ids.length > 0)
    await strapi.db.query(uid).updateMany({ where: { id: { $in: ids } }, data: { isSample: true } })
}

const PLAIN = new Set([
  'string',
  'text',
  'richtext',
  'integer',
  'float',
  'boolean',
  'date',
  'time',
  'enumeration',
])

function readWholeSeed(strapi: Core.Strapi, seedFolder: string) {
  const folder = resolve(strapi.dirs.app.root, seedFolder)
  if (!existsSync(folder)) return []
  return readSeed(folder, (uid) => strapi.getModel(uid as UID.Schema).attributes as SeedAttributes)
}

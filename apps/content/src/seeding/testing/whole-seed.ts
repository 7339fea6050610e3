import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readSeed } from '../read-seed'
import { attributesOf } from './attributes-of'

export const SEED = join(import.meta.dirname, '../../../seed')

/** How many entries of each kind a new installation begins with. */
export const TOTALS = {
  blogs: 17,
  webinars: 12,
  faqs: 10,
  newsletters: 4,
  teams: 9,
  seminars: 4,
  videos: 4,
  audios: 6,
  'crisis-lines': 13,
  'site-setting': 1,
}

export type Folder = keyof typeof TOTALS

/** The entries that the content service starts with. */
export const entries = readSeed(SEED, attributesOf)
export const entriesOf = (folder: Folder) => entries.filter(({ path }) => path.startsWith(`${folder}/`))

/** Text of a field, none where it has none. */
export const words = (value: unknown) => (typeof value === 'string' ? value : '')

export const files = readdirSync(SEED, { recursive: true, encoding: 'utf8' })
  .map((name) => join(SEED, name))
  .filter((path) => statSync(path).isFile())

/** What is written in the seed: entries and captions. */
export const texts = files
  .filter((path) => /\.(md|vtt)$/.test(path) && !path.endsWith('README.md'))
  .map((path) => ({ path: relative(SEED, path), text: readFileSync(path, 'utf8') }))

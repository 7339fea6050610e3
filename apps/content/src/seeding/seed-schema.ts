import { existsSync } from 'node:fs'
import { basename, extname, join } from 'node:path'

/** A field of a content type or component, as its schema.json has it. */
export interface SeedAttribute {
  type: string
  required?: boolean
  enum?: readonly string[]
  allowedTypes?: readonly string[]
  component?: string
  repeatable?: boolean
}
export type SeedAttributes = Record<string, SeedAttribute>

/** A file beside an entry, to be uploaded when the entry is created. */
export class SeedFile {
  constructor(
    readonly path: string,
    readonly mime: string,
    readonly alternativeText: string,
  ) {}
}

/** What reading needs to know of its surroundings, and where it says what is wrong. */
export interface Reading {
  folder: string
  componentAttributes: (uid: string) => SeedAttributes
  fault: (problem: string) => void
}

const MIME = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.vtt': 'text/vtt',
} as Record<string, string>

const MAX_STRING = 255

/** Checks one record of front matter against its schema and gives back what Strapi takes. */
export function readFields(
  record: Record<string, unknown>,
  attributes: SeedAttributes,
  reading: Reading,
  place = '',
): Record<string, unknown> {
  for (const key of Object.keys(record)) {
    if (!Object.hasOwn(attributes, key)) reading.fault(`unknown field "${place}${key}"`)
  }
  const values: Record<string, unknown> = {}
  for (const [name, attribute] of Object.entries(attributes)) {
    const value = record[name]
    const isMissing = value === undefined || value === null || value === ''
    if (!isMissing) values[name] = readValue(value, attribute, reading, place + name)
    else if (attribute.required) reading.fault(`"${place}${name}" is missing`)
  }
  return values
}

function readValue(value: unknown, attribute: SeedAttribute, reading: Reading, name: string): unknown {
  const must = (holds: boolean, rule: string) => {
    if (!holds) reading.fault(`"${name}" must be ${rule}`)
    return value
  }
  switch (attribute.type) {
    case 'string':
      must(typeof value === 'string', 'text: put it in quotes')
      return must(String(value).length <= MAX_STRING, `at most ${MAX_STRING} characters long`)
    case 'text':
    case 'richtext':
      return must(typeof value === 'string', 'text: put it in quotes')
    case 'integer':
      return must(Number.isInteger(value), 'a whole number')
    case 'float':
      return must(typeof value === 'number', 'a number')
    case 'boolean':
      return must(typeof value === 'boolean', 'true or false')
    case 'date':
      return must(typeof value === 'string' && isDay(value), 'a day like 2026-01-31')
    case 'enumeration':
      return must(attribute.enum?.includes(value as string) ?? false, `one of: ${attribute.enum?.join(', ')}`)
    case 'media':
      return readFile(value, attribute, reading, name)
    case 'component':
      return readComponent(value, attribute, reading, name)
    default:
      return must(false, `left out: a ${attribute.type} cannot be seeded`)
  }
}

function readComponent(value: unknown, attribute: SeedAttribute, reading: Reading, name: string): unknown {
  const attributes = reading.componentAttributes(attribute.component ?? '')
  const readOne = (item: unknown, place: string) => {
    if (isRecord(item)) return readFields(item, attributes, reading, `${place}.`)
    reading.fault(`"${place}" must be a group of fields`)
    return undefined
  }
  if (!attribute.repeatable) return readOne(value, name)
  if (Array.isArray(value)) return value.map((item, index) => readOne(item, `${name}[${index + 1}]`))
  reading.fault(`"${name}" must be a list`)
  return undefined
}

function readFile(value: unknown, attribute: SeedAttribute, reading: Reading, name: string): unknown {
  if (!isRecord(value) || typeof value.file !== 'string') {
    return reading.fault(`"${name}" must be a file: { file: name.png, alternativeText: "what it shows" }`)
  }
  const { file, alternativeText = '', ...rest } = value
  for (const key of Object.keys(rest)) reading.fault(`unknown field "${name}.${key}"`)

  const path = join(reading.folder, file)
  const mime = MIME[extname(file).toLowerCase()]
  if (basename(file) !== file || !existsSync(path))
    return reading.fault(`"${name}": no file ${file} beside it`)
  if (!mime || !isAllowed(mime, attribute)) {
    return reading.fault(
      `"${name}": ${file} is not one of its kinds of file (${attribute.allowedTypes?.join(', ')})`,
    )
  }
  if (typeof alternativeText !== 'string' || (mime.startsWith('image/') && !alternativeText.trim())) {
    return reading.fault(`"${name}": the image ${file} needs an alternativeText that says what it shows`)
  }
  return new SeedFile(path, mime, alternativeText)
}

/** Strapi's kinds are "images", "videos", "audios", and "files" for what is none of them. */
function isAllowed(mime: string, { allowedTypes = [] }: SeedAttribute): boolean {
  const family = `${mime.split('/')[0]}s`
  return allowedTypes.includes(['images', 'videos', 'audios'].includes(family) ? family : 'files')
}

function isDay(text: string): boolean {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) && text.length === 10
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

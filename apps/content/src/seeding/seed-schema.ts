import { existsSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { z } from 'zod'

/** A field of a content type or component, as in its schema.json. */
export interface SeedAttribute {
  type: string
  required?: boolean
  enum?: readonly string[]
  allowedTypes?: readonly string[]
  component?: string
  repeatable?: boolean
}
export type SeedAttributes = Record<string, SeedAttribute>

/** An entry, or a part of one. */
export type SeedRecord = Record<string, unknown>

/** The attributes of a content type or component, by its uid. */
export type AttributesOf = (uid: string) => SeedAttributes

/** A file beside an entry, uploaded when the entry is created. */
export class SeedFile {
  constructor(
    readonly path: string,
    readonly mime: string,
    readonly alternativeText: string,
  ) {}
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

/** The Zod schema of one record of front matter. Its files are searched in `folder`. */
export function schemaOf(uid: string, attributesOf: AttributesOf, folder: string): z.ZodType<SeedRecord> {
  const field = (attribute: SeedAttribute): z.ZodType => {
    switch (attribute.type) {
      case 'string':
        return z.string().max(MAX_STRING)
      case 'text':
      case 'richtext':
        return z.string()
      case 'integer':
        return z.int()
      case 'float':
        return z.number()
      case 'boolean':
        return z.boolean()
      case 'date':
        return z.iso.date('write a day as 2026-01-31')
      case 'time':
        // Strapi takes a time with its seconds only.
        return z
          .string()
          .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write a time as 09:30')
          .transform((time) => `${time}:00`)
      case 'enumeration':
        return z.enum(attribute.enum ?? [])
      case 'media':
        return file(attribute, folder)
      case 'component': {
        const component = schemaOf(attribute.component ?? '', attributesOf, folder)
        return attribute.repeatable ? z.array(component) : component
      }
      default:
        return z.never(`a ${attribute.type} cannot be seeded`)
    }
  }
  const fields = Object.entries(attributesOf(uid)).map(([name, attribute]) => {
    const schema = attribute.required ? field(attribute) : field(attribute).optional()
    return [name, z.preprocess((value) => (value === '' || value === null ? undefined : value), schema)]
  })
  return z.strictObject(Object.fromEntries(fields))
}

function file(attribute: SeedAttribute, folder: string) {
  const schema = z.strictObject(
    { file: z.string(), alternativeText: z.string().default('') },
    'write a file as { file: name.png, alternativeText: "what it shows" }',
  )
  return schema.transform(({ file: name, alternativeText }, { addIssue }) => {
    const path = join(folder, name)
    const mime = MIME[extname(name).toLowerCase()] ?? ''
    if (basename(name) !== name || !existsSync(path)) addIssue(`no file ${name} beside it`)
    else if (!isAllowed(mime, attribute)) addIssue(`${name} must be one of ${attribute.allowedTypes}`)
    else if (mime.startsWith('image/') && !alternativeText.trim())
      addIssue(`the image ${name} needs an alternativeText that says what it shows`)
    return new SeedFile(path, mime, alternativeText)
  })
}

/** Strapi's types are "images", "videos", "audios", and "files" for all others. */
function isAllowed(mime: string, { allowedTypes = [] }: SeedAttribute): boolean {
  if (mime === '') return false
  const family = `${mime.split('/')[0]}s`
  return allowedTypes.includes(['images', 'videos', 'audios'].includes(family) ? family : 'files')
}

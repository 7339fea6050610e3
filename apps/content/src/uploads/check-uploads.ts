import { open, readFile, writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import sharp from 'sharp'
import { type FileKind, fileKind } from './file-kinds'

const LARGEST_PICTURE = 20 * 1024 * 1024
const LARGEST_PIXELS = 50_000_000

/** Formats without a loss of quality take no number: a PNG with one would be reduced to 256 colours. */
const QUALITY = { jpeg: 90, webp: 90, avif: 90, png: undefined, gif: undefined }

/** A file on its way into the library, as the upload plugin represents it. */
interface Incoming {
  filepath: string
  originalFilename: string | null
  mimetype?: string | null
  detectedMimeType?: string
  size: number
}

interface UploadService {
  upload(input: { files: Incoming | Incoming[] }, options?: { user?: unknown }): Promise<unknown>
  replace(id: unknown, input: { file: Incoming }, options?: { user?: unknown }): Promise<unknown>
}

/**
 * Trusts nothing about an uploaded file (security row 34): its name, declared type and first bytes must agree, and only
 * the pixels of a picture are stored. Hidden content (an appended page or archive, a photograph's location) never
 * reaches the library. Runs in the service, because files can also be uploaded by URL.
 */
export function checkUploads(strapi: Core.Strapi) {
  const service = strapi.plugin('upload').service('upload') as UploadService
  const { upload, replace } = service
  service.upload = async (input, options) => {
    for (const file of [input.files].flat()) await takeIn(file)
    return upload(input, options)
  }
  service.replace = async (id, input, options) => {
    await takeIn(input.file)
    return replace(id, input, options)
  }
}

async function takeIn(file: Incoming) {
  const name = file.originalFilename ?? ''
  const kind = fileKind(name, file.mimetype ?? undefined, await firstBytes(file.filepath))
  if (!kind) throw refusal(name)
  if (kind.is !== 'picture') return
  if (file.size > LARGEST_PICTURE)
    throw new errors.ValidationError(`The picture "${name}" is larger than 20 MB.`)
  const pixels = await pixelsAlone(file.filepath, kind, name)
  await writeFile(file.filepath, pixels)
  file.size = pixels.length
}

async function pixelsAlone(path: string, kind: FileKind, name: string): Promise<Buffer> {
  const format = kind.types[0]?.replace('image/', '') as keyof typeof QUALITY
  const picture = sharp(await readFile(path), {
    animated: format === 'gif' || format === 'webp',
    limitInputPixels: LARGEST_PIXELS,
    failOn: 'error',
  })
  try {
    return await picture.rotate().toFormat(format, { quality: QUALITY[format] }).toBuffer()
  } catch {
    throw refusal(name)
  }
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function refusal(name: string) {
  return new errors.ValidationError(
    `The file "${name}" is not what its name says, or of a kind that the site does not show ` +
      `(${extname(name) || 'no extension'}). Pictures: PNG, JPEG, WebP, AVIF, GIF. Recordings: MP4, WebM, MP3, M4A, ` +
      'Ogg, WAV. Captions: VTT.',
  )
}

import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Core } from '@strapi/strapi'
import type { SeedEntry } from './read-seed'
import { SeedFile } from './seed-schema'

/** Uploads an entry's files, creates and publishes it, and dates it. Call it inside a transaction. */
export async function loadEntry(strapi: Core.Strapi, { uid, data, createdAt }: SeedEntry) {
  const { documentId } = await strapi.documents(uid).create({
    data: (await withUploads(strapi, data)) as never,
    status: 'published',
  })
  // Strapi dates an entry itself when it creates it; both its draft and its publication are dated back.
  if (createdAt) await strapi.db.query(uid).updateMany({ where: { documentId }, data: { createdAt } })
}

/** Puts in the place of every file the id of its upload. */
async function withUploads(strapi: Core.Strapi, value: unknown): Promise<unknown> {
  if (value instanceof SeedFile) return upload(strapi, value)
  if (Array.isArray(value)) {
    const items = []
    for (const item of value) items.push(await withUploads(strapi, item))
    return items
  }
  if (typeof value !== 'object' || value === null) return value

  const fields: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(value)) fields[name] = await withUploads(strapi, field)
  return fields
}

async function upload(strapi: Core.Strapi, { path, mime, alternativeText }: SeedFile): Promise<number> {
  const name = basename(path)
  const [file] = await strapi
    .plugin('upload')
    .service('upload')
    .upload({
      data: { fileInfo: { name, alternativeText } },
      files: { filepath: path, originalFilename: name, mimetype: mime, size: (await stat(path)).size },
    })
  return file.id
}

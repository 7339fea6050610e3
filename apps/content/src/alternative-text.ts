import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { fullPopulate } from './full-populate'

const FILE = 'plugin::upload.file'

interface StoredFile {
  name: string
  mime: string
  alternativeText: string | null
}

/** Rejects saving or publishing one of our entries if one of its images has no alternative text. */
export function requireAlternativeText(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const isWrite = ['create', 'update', 'publish', 'clone'].includes(context.action)
    if (!isWrite || !context.uid.startsWith('api::')) return next()

    // Read back what was stored, because an entry can reference files in many forms. A rejection rolls back.
    return strapi.db.transaction(async () => {
      const result = await next()
      const documentId = (result as { documentId: string } | null)?.documentId
      if (!documentId) return result

      const rows = await strapi.db.query(context.uid).findMany({
        where: { documentId },
        populate: fullPopulate(strapi, context.uid),
      })
      const mute = findFiles(rows).find((file) => isImage(file) && !file.alternativeText?.trim())
      if (mute) throw new errors.ValidationError(instruction(mute.name))
      return result
    })
  })

  strapi.db.lifecycles.subscribe({
    models: [FILE],
    async beforeUpdate({ params }) {
      const { alternativeText } = params.data as Partial<StoredFile>
      if (alternativeText === undefined || alternativeText?.trim()) return

      const file: StoredFile | null = await strapi.db.query(FILE).findOne({ where: params.where })
      if (file && isImage(file) && file.alternativeText)
        throw new errors.ValidationError(instruction(file.name))
    },
  })
}

const instruction = (name: string) =>
  `The image "${name}" has no alternative text. Open the image (the pencil on it), write under ` +
  '"Alternative text" in one sentence what it shows, save it, and try again.'

const isImage = ({ mime }: StoredFile) => mime.startsWith('image/')

/** Returns every file anywhere inside a populated entry. */
function findFiles(value: unknown): StoredFile[] {
  if (Array.isArray(value)) return value.flatMap(findFiles)
  if (typeof value !== 'object' || value === null || value instanceof Date) return []
  return 'mime' in value && 'alternativeText' in value
    ? [value as StoredFile]
    : Object.values(value).flatMap(findFiles)
}

import type { Core, UID } from '@strapi/strapi'
import { ADMIN_LABELS } from '../admin-labels'
import { fullPopulate } from '../full-populate'
import { findSamples, type Sample } from './find-samples'
import type { AttributesOf, Row } from './sample-fields'

export interface EntryWithSamples {
  uid: string
  documentId: string
  kind: 'collectionType' | 'singleType'
  /** What editors call its type. */
  type: string
  samples: Sample[]
}

/** Every entry that holds a sample, as editors or visitors see it. */
export async function listSamples(
  strapi: Core.Strapi,
  status: 'draft' | 'published',
): Promise<EntryWithSamples[]> {
  const attributesOf: AttributesOf = (uid) => strapi.getModel(uid as UID.Schema).attributes as never
  const types = Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith('api::'))
  const found = await Promise.all(
    types.map(async ({ uid, kind, info }) => {
      const isSampleType = 'isSample' in attributesOf(uid)
      if (!isSampleType && kind !== 'singleType') return []
      const rows = (await strapi.documents(uid as UID.ContentType).findMany({
        status,
        ...(isSampleType && { filters: { isSample: true } }),
        populate: fullPopulate(strapi, uid as UID.Schema),
      } as object)) as unknown as (Row & { documentId: string })[]
      return rows.map((row) => ({
        uid,
        documentId: row.documentId,
        kind,
        type: info.displayName,
        samples: findSamples(uid, row, attributesOf, labelOf),
      }))
    }),
  )
  return found.flat().filter(({ samples }) => samples.length > 0)
}

const labelOf = (uid: string, field: string) => ADMIN_LABELS[uid]?.fields[field]?.[0] ?? field

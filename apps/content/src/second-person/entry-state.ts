import { createHash } from 'node:crypto'
import type { Core, UID } from '@strapi/strapi'
import { fullPopulate } from '../full-populate'
import { changedFields, type GuardedValues, guardedValues } from './guarded-values'
import type { Person, Vouchers } from './vouchers'

/** An editor's wish to take a helpline off the site. */
interface Withdrawal {
  readonly how: 'unpublish' | 'delete'
  readonly by: Person
  readonly at: string
}

/** What is stored about an entry until it is public as it is. */
export interface Waiting {
  readonly vouchers: Vouchers
  readonly withdrawal?: Withdrawal
}

/** The guarded values that visitors get, and those of the draft. */
export interface EntryState {
  readonly isPublished: boolean
  readonly before: GuardedValues
  readonly after: GuardedValues
}

export async function readState(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<EntryState> {
  const find = (status: 'draft' | 'published') =>
    strapi.documents(uid).findOne({ documentId, status, populate: fullPopulate(strapi, uid) as never })
  const [draft, published] = await Promise.all([find('draft'), find('published')])
  return {
    isPublished: published !== null,
    before: (published && guardedValues(uid, published)) ?? {},
    after: guardedValues(uid, draft) ?? {},
  }
}

/** What others read and confirm, in one short text: a confirmation of anything else isn't taken. */
export function fingerprint({ before, after }: EntryState, waiting: Waiting): string {
  const changes = changedFields(before, after).toSorted()
  const read = changes.map((field) => [field, before[field] ?? '', after[field] ?? ''])
  return createHash('sha256')
    .update(JSON.stringify([read, waiting.withdrawal ?? null]))
    .digest('base64url')
}

const storeOf = (strapi: Core.Strapi, uid: string, documentId: string) =>
  strapi.store({ type: 'app', name: 'second_person', key: `${uid}.${documentId}` })

export async function readWaiting(strapi: Core.Strapi, uid: string, documentId: string): Promise<Waiting> {
  return ((await storeOf(strapi, uid, documentId).get({})) as Waiting | null) ?? { vouchers: {} }
}

export async function writeWaiting(strapi: Core.Strapi, uid: string, documentId: string, waiting: Waiting) {
  await storeOf(strapi, uid, documentId).set({ value: waiting })
}

export async function clearWaiting(strapi: Core.Strapi, uid: string, documentId: string) {
  await storeOf(strapi, uid, documentId).delete({})
}

import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SECOND_PERSON } from '../running-stack.ts'
import { stack } from './shared-stack.ts'

type ContentStack = Pick<typeof stack, 'contentUrl' | 'dataDir' | 'adminPassword'>

/** An editor using the CMS's admin API, with a second person at hand who confirms what needs one. */
export interface ContentAdmin {
  createAndPublish(type: string, data: object): Promise<string>
  create(type: string, data: object): Promise<string>
  edit(type: string, documentId: string, data: object): Promise<void>
  publish(type: string, documentId: string): Promise<void>
  unpublish(type: string, documentId: string): Promise<void>
  remove(type: string, documentId: string): Promise<void>
  readSettings(): Promise<Record<string, unknown>>
  editSettings(data: object): Promise<void>
}

/** @param at the stack whose CMS is edited; by default the shared one */
export async function contentAdmin(at: ContentStack = stack): Promise<ContentAdmin> {
  const token = await adminToken(at)

  async function call(
    method: string,
    path: string,
    body?: object,
  ): Promise<{ data: Record<string, unknown> }> {
    const send = async (authorization: string) => {
      const answer = await fetch(`${at.contentUrl}/content-manager${path}`, {
        method,
        headers: { authorization: `Bearer ${authorization}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      })
      return { answer, text: await answer.text() }
    }
    const first = await send(token)
    const { answer, text } = first.answer.status === 202 ? await send(await adminToken(at, 'second')) : first
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
    return JSON.parse(text) as { data: Record<string, unknown> }
  }

  const collection = (type: string) => `/collection-types/api::${type}.${type}`
  const settings = '/single-types/api::site-setting.site-setting'
  const admin: ContentAdmin = {
    async create(type, data) {
      return String((await call('POST', collection(type), data)).data.documentId)
    },
    async createAndPublish(type, data) {
      if (type === 'crisis-line') {
        // The second person publishes the same entry, not another one.
        const id = await admin.create(type, data)
        await admin.publish(type, id)
        return id
      }
      return String((await call('POST', `${collection(type)}/actions/publish`, data)).data.documentId)
    },
    async edit(type, documentId, data) {
      await call('PUT', `${collection(type)}/${documentId}`, data)
      await call('POST', `${collection(type)}/${documentId}/actions/publish`, data)
    },
    async publish(type, documentId) {
      await call('POST', `${collection(type)}/${documentId}/actions/publish`, {})
    },
    async unpublish(type, documentId) {
      await call('POST', `${collection(type)}/${documentId}/actions/unpublish`, {})
    },
    async remove(type, documentId) {
      await call('DELETE', `${collection(type)}/${documentId}`)
    },
    async readSettings() {
      return (await call('GET', settings)).data
    },
    async editSettings(data) {
      await call('POST', `${settings}/actions/publish`, data)
    },
  }
  return admin
}

/** A file for the media library. */
interface UploadedFile {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
  readonly alternativeText?: string
}

/**
 * Uploads a file to the media library as an editor.
 * @param replaces the id of the file that it replaces
 * @param at the stack of the library; by default the shared one
 */
export async function uploadFile(
  { name, type, bytes, alternativeText }: UploadedFile,
  replaces?: number,
  at: ContentStack = stack,
): Promise<Response> {
  const form = new FormData()
  form.append('files', new Blob([new Uint8Array(bytes)], { type }), name)
  if (alternativeText !== undefined) form.append('fileInfo', JSON.stringify({ alternativeText }))
  return fetch(`${at.contentUrl}/upload${replaces === undefined ? '' : `?id=${replaces}`}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await adminToken(at)}` },
    body: form,
  })
}

const secondPassword = ({ dataDir }: ContentStack): string =>
  JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).contentSuperAdminPassword

/** Less than the ten minutes of an access token. */
const SIGNED_IN_MILLISECONDS = 8 * 60_000

/** The CMS limits sign-ins per five minutes, so all tests of a stack share one. */
export async function adminToken(
  at: ContentStack = stack,
  who: 'editor' | 'second' = 'editor',
): Promise<string> {
  const file = join(at.dataDir, `admin-token-of-the-tests-${who}`)
  const signedInAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (Date.now() - signedInAt < SIGNED_IN_MILLISECONDS) return readFileSync(file, 'utf8')
  const login = await fetch(`${at.contentUrl}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(
      who === 'editor'
        ? { email: 'editor@example.org', password: at.adminPassword }
        : { email: SECOND_PERSON, password: secondPassword(at) },
    ),
  })
  if (!login.ok) throw new Error(`the CMS refused the sign-in: ${login.status} ${await login.text()}`)
  const { data } = (await login.json()) as { data: { token?: string; accessToken?: string } }
  const token = data.accessToken ?? data.token ?? ''
  // Whole or not at all: another test may read it in this moment.
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, token)
  renameSync(unfinished, file)
  return token
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  callerOf,
  EDITOR,
  emptyDatabase,
  OPERATOR,
  signIn,
  siteThatMails,
  startContent,
} from './own-content.ts'

const SEED = join(import.meta.dirname, '../../apps/content/seed')
const AUTHOR = { email: 'author@clinic.example', password: 'Pulli-of-a-test-9' }

interface Attribute {
  type: string
  required?: boolean
  enum?: string[]
  allowedTypes?: string[]
}
interface ContentType {
  uid: string
  kind: 'singleType' | 'collectionType'
  info: { singularName: string; pluralName: string }
  attributes: Record<string, Attribute>
}

/** An operator invites an author, who chooses a password. */
async function inviteAuthor(url: string, operator: ReturnType<typeof callerOf>) {
  const roles: { id: number; code: string }[] = (await operator('GET', '/admin/roles')).data
  const { id } = roles.find(({ code }) => code === 'strapi-author') ?? {}
  const invited = await operator('POST', '/admin/users', {
    email: AUTHOR.email,
    firstname: 'Asha',
    lastname: 'Author',
    roles: [id],
  })
  await operator('POST', '/admin/register', {
    registrationToken: invited.data.registrationToken,
    userInfo: { firstname: 'Asha', lastname: 'Author', password: AUTHOR.password },
  })
  return (await signIn(url, AUTHOR)).authorization
}

async function uploadOf(url: string, authorization: string, path: string, type: string) {
  const answer = await sendFile(`${url}/upload`, authorization, path, type)
  const [{ id }] = (await answer.json()) as [{ id: number }]
  return id
}

function sendFile(address: string, authorization: string, path: string, type: string) {
  const form = new FormData()
  form.append('files', new Blob([readFileSync(join(SEED, path))], { type }), path.replaceAll('/', '-'))
  return fetch(address, { method: 'POST', headers: { authorization }, body: form })
}

const VALUES: Record<string, unknown> = { date: '2026-01-01', telephone: '+919000000001' }

/** The least that an entry of a type can be published with. */
function leastOf({ attributes }: ContentType, files: Record<string, number>) {
  const required = Object.entries(attributes).filter(([, { required }]) => required)
  return Object.fromEntries(
    required.map(([name, { type, enum: choices, allowedTypes }]) => [
      name,
      VALUES[name] ??
        (type === 'media' ? files[allowedTypes?.[0] ?? ''] : (choices?.[0] ?? 'Words of a test')),
    ]),
  )
}

test('finding F7: an author changes nothing that visitors see, in any type; an editor publishes and withdraws it', {
  timeout: 240_000,
}, async () => {
  const { url } = await startContent(await emptyDatabase(), {
    CMS_SUPER_ADMIN_EMAIL: OPERATOR.email,
    CMS_SUPER_ADMIN_PASSWORD: OPERATOR.password,
    PURGE_URL: (await siteThatMails()).url,
  })
  const { authorization } = await signIn(url, EDITOR)
  const editor = callerOf(url, authorization)
  const operator = callerOf(url, (await signIn(url, OPERATOR)).authorization)
  const authors = await inviteAuthor(url, operator)
  const author = callerOf(url, authors)
  const stranger = callerOf(url, '')
  const files = {
    audios: await uploadOf(url, authorization, 'audios/brown-noise/audio.mp3', 'audio/mpeg'),
    videos: await uploadOf(url, authorization, 'videos/nine-dots-one-line/video.mp4', 'video/mp4'),
  }
  const found = (await editor('GET', '/content-manager/content-types')).data as ContentType[]
  const types = found.filter(({ uid }) => uid.startsWith('api::'))
  expect(types.length).toBeGreaterThan(9)

  for (const type of types) {
    const isSingle = type.kind === 'singleType'
    // A helpline takes two people.
    const asEditors = async (...call: Parameters<typeof editor>) => {
      const answer = await editor(...call)
      return type.uid === 'api::crisis-line.crisis-line' && answer.status === 202 ? operator(...call) : answer
    }
    const all = `/content-manager/${isSingle ? 'single' : 'collection'}-types/${type.uid}`
    const shown = async () => {
      const { data } = await stranger(
        'GET',
        `/api/${isSingle ? type.info.singularName : type.info.pluralName}`,
      )
      return JSON.stringify(data ?? [])
    }
    const words = leastOf(type, files)
    const nothing = await shown()
    const created = await author(isSingle ? 'PUT' : 'POST', all, words)
    expect([type.uid, created.status < 300]).toEqual([type.uid, true])
    expect(await shown()).toBe(nothing)
    const one = isSingle ? all : `${all}/${created.data.documentId}`
    expect([type.uid, (await author('POST', `${one}/actions/publish`, words)).status]).toEqual([
      type.uid,
      403,
    ])
    expect((await author('POST', `${all}/actions/publish`, words)).status).toBe(403)
    expect((await stranger('PUT', one, words)).status).toBe(401)
    expect(await shown()).toBe(nothing)

    expect([type.uid, (await asEditors('POST', `${one}/actions/publish`, words)).status]).toEqual([
      type.uid,
      200,
    ])
    const published = await shown()
    expect(published).not.toBe(nothing)
    const [name = ''] = Object.keys(words)
    await author('PUT', one, { ...words, [name]: 'Other words' })
    for (const refused of [
      await author('POST', `${one}/actions/publish`, { ...words, [name]: 'Other words' }),
      await author('POST', `${one}/actions/unpublish`, {}),
      ...(isSingle ? [] : [await author('DELETE', one)]),
      ...(isSingle
        ? []
        : [await author('POST', `${all}/actions/bulkDelete`, { documentIds: [created.data.documentId] })]),
    ])
      expect([type.uid, refused.status]).toEqual([type.uid, 403])
    if (!isSingle)
      expect((await author('DELETE', one)).error.message).toBe(
        'This entry is public. Ask an editor to take it off the site first.',
      )
    expect(await shown()).toBe(published)

    const withdrawn = await asEditors('POST', `${one}/actions/unpublish`, {})
    expect([type.uid, withdrawn.status]).toEqual([type.uid, isSingle ? 400 : 200])
    if (isSingle) continue
    expect((await author('DELETE', one)).status).toBe(200)
  }

  // Nor a file that visitors hear or see, not even one of their own.
  const sound = ['audios/brown-noise/audio.mp3', 'audio/mpeg'] as const
  const own = await uploadOf(url, authors, ...sound)
  const audio = types.find(({ uid }) => uid === 'api::audio.audio')
  if (!audio) throw new Error('there is no type of recordings')
  const audios = `/content-manager/collection-types/${audio.uid}`
  const words = leastOf(audio, { audios: own })
  expect((await editor('POST', `${audios}/actions/publish`, words)).status).toBe(200)
  const heard = async () => JSON.stringify((await stranger('GET', '/api/audios')).data)
  const before = await heard()
  const fileInfo = { name: 'Other words', alternativeText: 'Other words' }
  for (const refused of [
    await author('PUT', `/upload/files/${own}`, { fileInfo }),
    await author('POST', '/upload/actions/bulk-update', { updates: [{ id: own, fileInfo }] }),
    await author('DELETE', `/upload/files/${own}`),
    await author('POST', '/upload/actions/bulk-delete', { fileIds: [own], folderIds: [] }),
    await sendFile(`${url}/upload/files/${own}/replace`, authors, ...sound),
  ])
    expect(refused.status).toBe(403)
  expect(await heard()).toBe(before)
  const unused = await uploadOf(url, authors, ...sound)
  expect((await author('DELETE', `/upload/files/${unused}`)).status).toBe(200)
})

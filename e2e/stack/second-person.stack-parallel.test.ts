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

const LINES = '/content-manager/collection-types/api::crisis-line.crisis-line'
const SETTINGS = '/content-manager/single-types/api::site-setting.site-setting'
const LINE = { name: 'A line of a test', number: '181', telephone: '181', kind: 'talk' }

type Answer = {
  status: number
  data?: unknown
  meta?: { secondPerson?: { message: string } }
  error?: { message: string }
}

async function twoEditors() {
  const site = await siteThatMails()
  const { url } = await startContent(await emptyDatabase(), {
    CMS_SUPER_ADMIN_EMAIL: OPERATOR.email,
    CMS_SUPER_ADMIN_PASSWORD: OPERATOR.password,
    PURGE_URL: site.url,
  })
  const asha = callerOf(url, (await signIn(url, EDITOR)).authorization)
  const bala = callerOf(url, (await signIn(url, OPERATOR)).authorization)
  const stranger = callerOf(url, '')
  const listed = async () =>
    ((await stranger('GET', '/api/crisis-lines')).data as { telephone: string }[]).map(
      (line) => line.telephone,
    )
  const first = await listed()
  /** Without those that each start adds where there are none. */
  const numbers = async () => (await listed()).filter((number) => !first.includes(number))
  const waiting = async (person: typeof asha) =>
    (await person('GET', '/pulli/confirmations')).data as {
      uid: string
      documentId: string
      fields: { field: string; before: string; after: string; by: string }[]
      mayConfirm: boolean
      whoConfirms: string
      seen: string
    }[]
  const confirm = async (person: typeof asha) => {
    const [entry] = await waiting(person)
    return person('POST', `/pulli/confirmations/${entry?.uid}/${entry?.documentId}`, { seen: entry?.seen })
  }
  const mailed = () => site.told.filter(({ path }) => path === '/internal/public-change')
  return { site, asha, bala, stranger, numbers, waiting, confirm, mailed }
}

const refusal = ({ status, error }: Answer) => [status, error?.message]
const waits = ({ status, meta }: Answer) => [status, meta?.secondPerson?.message]

test('finding F7: a helpline goes public, changes and leaves only with a second person, and is mailed about before', {
  timeout: 240_000,
}, async () => {
  const { site, asha, bala, stranger, numbers, waiting, confirm, mailed } = await twoEditors()
  const created = await asha('POST', `${LINES}/actions/publish`, LINE)
  const who = 'Ask Super Admin to confirm it on the page "To confirm".'
  expect(waits(created)).toEqual([
    202,
    `Saved, but not public yet: a second person has to confirm it. ${who}`,
  ])
  expect(await numbers()).toEqual([])
  const [entry] = await waiting(asha)
  expect(entry).toMatchObject({ mayConfirm: false, whoConfirms: who })
  // The draft that was saved, as after any save: the admin panel opens it, and she presses again there.
  expect(created).toMatchObject({
    data: { documentId: entry?.documentId, telephone: '181', publishedAt: null },
    error: undefined,
  })
  expect(entry?.fields).toContainEqual(
    expect.objectContaining({ field: 'Number as dialled', before: '', after: '181' }),
  )
  const one = `${LINES}/${entry?.documentId}`
  // Neither pressing again, nor her own confirmation, is a second person.
  expect((await asha('POST', `${one}/actions/publish`, LINE)).status).toBe(202)
  expect((await confirm(asha)).status).toBe(202)
  expect(await waiting(asha)).toHaveLength(1)
  expect(await numbers()).toEqual([])
  // What changed after Bala read it isn't what he confirms.
  const [read] = await waiting(bala)
  await asha('PUT', one, { ...LINE, telephone: '+919000000001' })
  const late = await bala('POST', `/pulli/confirmations/${read?.uid}/${read?.documentId}`, {
    seen: read?.seen,
  })
  expect(late.status).toBe(409)
  await asha('PUT', one, LINE)
  // Nothing is public that couldn't be mailed.
  site.answer = 502
  expect(refusal(await confirm(bala))).toEqual([400, expect.stringContaining('could not be sent')])
  expect(await numbers()).toEqual([])
  site.answer = 200
  expect((await confirm(bala)).status).toBe(200)
  expect(await numbers()).toEqual(['181'])
  expect(await waiting(asha)).toEqual([])
  expect(mailed().map(({ body }) => body)).toEqual([
    expect.objectContaining({
      what: 'Helpline: A line of a test',
      askedBy: expect.stringContaining(EDITOR.email),
      confirmedBy: expect.stringContaining(OPERATOR.email),
    }),
  ])

  const changed = { ...LINE, telephone: '+919000000001' }
  expect((await asha('POST', `${one}/actions/publish`, changed)).status).toBe(202)
  // Bala saves the form with Asha's number in it: that doesn't make it his.
  expect((await bala('PUT', one, { ...changed, order: 4 })).status).toBe(200)
  expect((await asha('POST', `${one}/actions/publish`, changed)).status).toBe(202)
  expect(await numbers()).toEqual(['181'])
  expect((await bala('POST', `${one}/actions/publish`, changed)).status).toBe(200)
  expect(await numbers()).toEqual(['+919000000001'])
  // The date of its check cannot mislead a caller.
  expect((await asha('POST', `${one}/actions/publish`, { ...changed, checkedOn: '2026-01-01' })).status).toBe(
    200,
  )

  for (const remove of [
    () => asha('POST', `${one}/actions/unpublish`, {}),
    () => asha('DELETE', one),
    () => asha('POST', `${LINES}/actions/bulkDelete`, { documentIds: [entry?.documentId] }),
    () => asha('POST', `${LINES}/actions/bulkUnpublish`, { documentIds: [entry?.documentId] }),
  ])
    expect(waits(await remove())).toEqual([202, expect.stringContaining('Still public')])
  expect((await stranger('DELETE', one)).status).toBe(401)
  expect(await numbers()).toEqual(['+919000000001'])
  expect((await confirm(bala)).status).toBe(200)
  expect(await numbers()).toEqual([])
  expect(mailed()).toHaveLength(3)
})

test('finding F7: 112 stays as it is, and the quick exit and a contact take two people, other settings one', {
  timeout: 240_000,
}, async () => {
  const { asha, bala, stranger, mailed } = await twoEditors()
  const shown = async () => (await stranger('GET', '/api/site-setting')).data as Record<string, unknown>
  const emergency = { ...LINE, number: '112', telephone: '112', kind: 'emergency' }
  expect(refusal(await asha('POST', `${LINES}/actions/publish`, emergency))).toEqual([
    400,
    expect.stringContaining('112 and 14416 stay as they are'),
  ])
  const settings = { brandName: 'Pulli' }
  expect((await asha('POST', `${SETTINGS}/actions/publish`, settings)).status).toBe(200)
  expect(mailed()).toEqual([])
  const contact = { email: 'care@clinic.example' }
  const exit = { ...settings, quickExitUrl: 'https://weather.com/', contact }
  expect((await asha('POST', `${SETTINGS}/actions/publish`, exit)).status).toBe(202)
  expect((await shown()).quickExitUrl).toBeNull()
  expect((await bala('POST', `${SETTINGS}/actions/publish`, {})).status).toBe(200)
  expect(await shown()).toMatchObject({ quickExitUrl: 'https://weather.com/', contact })
  expect(mailed().map(({ body }) => body.contacts)).toEqual([['care@clinic.example']])
})

import { findRequestByToken } from '@pulli/data/consultation/request-links.ts'
import { expect, test } from 'vitest'
import { ASHA, NOW, testApi } from '#testing/test-api.ts'
import { mailToProvider } from './consultation-mails.ts'

const MEERA = 'k2j4h6g8f0d1s3a5q7w9e2r4'

async function withTeam(names: Record<string, string>) {
  const api = await testApi()
  api.context.teamName = async (id) => names[id]
  const send = (body: object) =>
    api.app.inject({ method: 'POST', url: '/api/v1/mwellness/requests', payload: body })
  const find = (token: string) => findRequestByToken(api.db, api.context.encryption, token, NOW)
  return { ...api, send, find }
}

test('a request keeps whom its sender asks for, by their entry and by the name they had', async () => {
  const { send, find, db } = await withTeam({ [MEERA]: 'Dr Meera Nair' })
  const answer = await send({ ...ASHA, preferred_staff: MEERA })
  expect(answer.statusCode).toBe(200)
  const found = await find(answer.json().data.token)
  expect(found).toMatchObject({ preferredStaff: MEERA, preferredName: 'Dr Meera Nair' })
  // The name says what kind of care it is: it is encrypted with all that was typed.
  const [row] = await db.selectFrom('consultationRequests').selectAll().execute()
  expect(JSON.stringify(row)).not.toContain('Meera')
})

test('the office reads the name in its mail, and the entry where the team could not be read', async () => {
  const request = {
    id: '00000000-0000-7000-8000-000000000001',
    name: 'Asha',
    followToken: undefined,
    email: 'asha@example.in',
    phone: '+919876543210',
    section: 'Art Therapy',
    consultationOn: '2026-12-01',
    timeZone: 'Asia/Kolkata',
    noticeVersion: 'consultation-5',
    submittedAt: NOW,
    promisedBy: null,
    providerMailedAt: null,
    visitorMailedAt: null,
    visitorMailWithheld: false,
    unproven: null,
    callAbout: null,
    callStartsAt: null,
    forWhom: 'me',
  } as const
  const mail = (more: { preferredStaff: string | null; preferredName?: string }) =>
    mailToProvider({ ...request, ...more }, ['office@example.org'])
  expect((await mail({ preferredStaff: MEERA, preferredName: 'Dr Meera Nair' })).text).toContain(
    'Dr Meera Nair',
  )
  expect((await mail({ preferredStaff: MEERA })).text).toContain(MEERA)
  expect((await mail({ preferredStaff: null })).text).not.toContain('Would like to talk to')
})

test('without a wish nobody is kept, and a team that cannot be read keeps nobody waiting', async () => {
  const { send, find, context } = await withTeam({})
  const plain = await send(ASHA)
  expect(await find(plain.json().data.token)).toMatchObject({ preferredStaff: null })
  context.teamName = () => Promise.reject(new Error('no content'))
  const wished = await send({ ...ASHA, phone: '98765 43211', preferred_staff: MEERA })
  expect(wished.statusCode).toBe(200)
  const found = await find(wished.json().data.token)
  expect(found?.preferredStaff).toBe(MEERA)
  expect(found?.preferredName).toBeUndefined()
})

test('someone who is not on the team page is refused in words, and nothing is stored', async () => {
  const { send, db } = await withTeam({ [MEERA]: 'Dr Meera Nair' })
  for (const nobody of ['a2j4h6g8f0d1s3a5q7w9e2r4', 'x', "'; drop table", '', 7, null]) {
    const refused = await send({ ...ASHA, preferred_staff: nobody })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().data.fields).toEqual({
      preferred_staff: 'This person is no longer on the team page. Remove the name, or ask for someone else.',
    })
  }
  expect(await db.selectFrom('consultationRequests').select('id').execute()).toEqual([])
})

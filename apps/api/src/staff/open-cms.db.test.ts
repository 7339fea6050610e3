import type { StaffRole } from '@pulli/domain/staff/staff-roles.ts'
import { expect, test } from 'vitest'
import { deskBrowser, staffSession } from '#testing/staff.ts'
import { testApi } from '#testing/test-api.ts'

const CMS = '/session/cms'

async function deskOf(role: StaffRole) {
  const api = await testApi()
  const asked: object[] = []
  api.context.cmsAddress = (person) => {
    asked.push(person)
    return 'https://cms.example.org/pulli/desk-sign-in#ticket'
  }
  return { ...api, asked, browser: (await staffSession(api, [role])).browser }
}

test('finding F7: an editor and an owner open the CMS from the desk, which records it', async () => {
  for (const role of ['editor', 'owner'] as const) {
    const { browser, asked, db } = await deskOf(role)
    const answer = await browser.post(CMS)
    expect(answer.json().data).toEqual({ address: 'https://cms.example.org/pulli/desk-sign-in#ticket' })
    expect(asked).toMatchObject([{ isOwner: role === 'owner' }])
    const trail = await db
      .selectFrom('auditEvents')
      .select('action')
      .where('action', '=', 'cms.open')
      .execute()
    expect(trail).toHaveLength(1)
  }
})

test('finding F7: others do not, and nobody does without a fresh sign-in', async () => {
  for (const role of ['coordinator', 'counsellor'] as const) {
    const { browser, asked } = await deskOf(role)
    expect((await browser.post(CMS)).json().data.code).toBe('not-permitted')
    expect(asked).toEqual([])
  }
  const { browser, asked, time, ...api } = await deskOf('editor')
  time.now = new Date(time.now.getTime() + 16 * 60_000)
  expect((await browser.post(CMS)).json().data.code).toBe('fresh-sign-in-needed')
  expect((await deskBrowser(api).post(CMS)).statusCode).toBe(401)
  expect(asked).toEqual([])
})

test('an editor sees no request of anybody', async () => {
  const { browser } = await deskOf('editor')
  expect((await browser.get('/requests?list=waiting')).json().data.requests ?? []).toEqual([])
  expect((await browser.get('/staff')).json().data.code).toBe('not-permitted')
})

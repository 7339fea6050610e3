import { expect, test } from 'vitest'
import { staffSession } from '#testing/staff.ts'
import { testApi } from '#testing/test-api.ts'

const ENTRIES = [
  {
    uid: 'api::site-setting.site-setting',
    documentId: 'abc',
    kind: 'singleType',
    type: 'Site settings',
    samples: [
      { place: 'Contact', value: '+91 00000 00000' },
      { place: 'Certificates, 2', value: 'Invented' },
    ],
  },
  {
    uid: 'api::team.team',
    documentId: 'def',
    kind: 'collectionType',
    type: 'Team',
    samples: [{ place: '', value: 'Dr Meera Nair' }],
  },
] as const

test('each value is listed with the address at which it is edited', async () => {
  const api = await testApi()
  api.context.samples = {
    read: async () => structuredClone(ENTRIES) as never,
    adminUrl: 'https://cms.example.in/admin',
    areHidden: true,
  }
  const { browser } = await staffSession(api, ['coordinator'])
  const answer = await browser.get('/samples')
  expect(answer.statusCode).toBe(200)
  const admin = 'https://cms.example.in/admin/content-manager'
  expect(answer.json().data).toEqual({
    are_hidden: true,
    samples: [
      {
        type: 'Site settings',
        place: 'Contact',
        value: '+91 00000 00000',
        edit_at: `${admin}/single-types/api::site-setting.site-setting`,
      },
      {
        type: 'Site settings',
        place: 'Certificates, 2',
        value: 'Invented',
        edit_at: `${admin}/single-types/api::site-setting.site-setting`,
      },
      {
        type: 'Team',
        place: '',
        value: 'Dr Meera Nair',
        edit_at: `${admin}/collection-types/api::team.team/def`,
      },
    ],
  })
})

test('while the content service gives no answer the call says so', async () => {
  const api = await testApi()
  api.context.samples = {
    read: async () => Promise.reject(new Error('down')),
    adminUrl: 'https://cms.example.in/admin',
    areHidden: false,
  }
  const { browser } = await staffSession(api, ['owner'])
  const answer = await browser.get('/samples')
  expect([answer.statusCode, answer.json().data.code]).toEqual([503, 'samples-unavailable'])
})

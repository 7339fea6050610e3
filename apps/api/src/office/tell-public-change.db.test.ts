import { expect, test } from 'vitest'
import type { Mail } from '#mail/mail.ts'
import { staffSession } from '#testing/staff.ts'
import { testApi } from '#testing/test-api.ts'
import { tellPublicChange } from './tell-public-change.ts'

const CHANGE = {
  what: 'Site settings',
  fields: [
    { field: 'Contact: Email address', before: 'care@clinic.example', after: 'new@clinic.example' },
    { field: 'Contact: Phone', before: '', after: '+91 11 4050 6070' },
    { field: 'Grievance officer: Phone', before: '+91 11 4050 6071', after: '' },
  ],
  askedBy: 'Asha Rao (asha@clinic.example)',
  confirmedBy: 'Bala Iyer (bala@clinic.example)',
  contacts: ['care@clinic.example', 'new@clinic.example'],
}

async function office(send?: (mail: Mail) => Promise<undefined>) {
  const api = await testApi()
  const owner = await staffSession(api, ['owner'])
  await staffSession(api, ['coordinator'])
  const sent: Mail[] = []
  const store = async (mail: Mail) => void sent.push(mail)
  const mailer = { send: send ?? (store as () => Promise<undefined>), close: () => undefined }
  const tell = () => tellPublicChange({ ...api.context, mailer, publicUrl: 'https://pulli.test' }, CHANGE)
  const trail = async () =>
    api.db
      .selectFrom('auditEvents')
      .select(['actor', 'action'])
      .where('action', '=', 'public-contact.change')
      .execute()
  return { tell, sent, trail, owner }
}

test('finding F7: owners, the old and the new contact are each mailed what changed, who asked and who confirmed', async () => {
  const { tell, sent, trail } = await office()
  await tell()
  expect(sent.map(({ to }) => to.length)).toEqual([1, 1, 1])
  expect(sent.flatMap(({ to }) => to)).toEqual(expect.arrayContaining(CHANGE.contacts))
  for (const { text } of sent) {
    expect(text).toContain('Contact: Email address: care@clinic.example, now new@clinic.example')
    expect(text).toContain('Contact: Phone: +91 11 4050 6070')
    expect(text).toContain('Grievance officer: Phone: +91 11 4050 6071, now removed')
    expect(text).toContain('Asked by: Asha Rao (asha@clinic.example)')
    expect(text).toContain('Confirmed by: Bala Iyer (bala@clinic.example)')
  }
  expect(await trail()).toEqual([{ actor: 'editor', action: 'public-contact.change' }])
})

test('finding F7: a change that could not be mailed is refused, and not recorded as one', async () => {
  const { tell, trail } = await office(() => Promise.reject(new Error('no')))
  await expect(tell()).rejects.toThrow()
  expect(await trail()).toEqual([])
})

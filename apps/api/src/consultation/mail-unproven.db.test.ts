import { insertStaff } from '@pulli/data/staff/staff.ts'
import { expect, test } from 'vitest'
import type { Mail } from '#mail/mail.ts'
import { ASHA, NOW, testApi } from '#testing/test-api.ts'
import { mailConsultation } from './mail-consultation.ts'
import { mailUnproven, unprovenDigest } from './mail-unproven.ts'

test('D64: the office gets one mail for the unproven requests of an hour, and their senders the usual one', async () => {
  const api = await testApi()
  const sent: Mail[] = []
  const deps = {
    ...api.context,
    mailer: { send: async (mail: Mail) => void sent.push(mail), close: () => undefined },
    consultationRecipients: async () => ['office@example.in'],
  }
  await api.db.transaction().execute((tx) =>
    insertStaff(tx, {
      id: crypto.randomUUID(),
      name: 'Devi',
      email: 'devi@example.in',
      roles: ['coordinator'],
      isSample: false,
      now: NOW,
    }),
  )
  const mailsOf = async (email: string) => {
    const { id } = (await api.post({ ...ASHA, email })).json().data
    const before = sent.length
    await mailConsultation(deps)({ id })
    return sent.slice(before)
  }
  const first = await mailsOf('a1@example.in')
  for (let n = 2; n < 6; n++) await api.post({ ...ASHA, email: `a${n}@example.in` })
  const sixth = await mailsOf('a6@example.in')
  expect(first.map(({ role }) => role).toSorted()).toEqual(['provider', 'visitor'])
  expect(sixth.map(({ role }) => role)).toEqual(['visitor'])
  expect(sixth[0]?.subject).toBe(first.find(({ role }) => role === 'visitor')?.subject)

  await mailUnproven(deps)(unprovenDigest(NOW).payload)
  expect(sent.at(-1)).toMatchObject({ role: 'provider', to: ['office@example.in'] })
  expect(sent.at(-1)?.text).toContain('Unverified requests that arrived within an hour: 1')

  // No mail is sent about an hour whose requests were all erased or proven meanwhile.
  const mails = sent.length
  await api.db.updateTable('consultationRequests').set({ unproven: null }).execute()
  await mailUnproven(deps)(unprovenDigest(NOW).payload)
  expect(sent).toHaveLength(mails)
})

import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import { createMailer } from './transport.ts'

const MAIL = {
  role: 'visitor',
  messageId: 'consultation-1.visitor',
  to: ['asha@example.in'],
  replyTo: 'desk@provider.example',
  subject: 'आपका अनुरोध',
  html: '<p>नमस्ते</p>',
  text: 'नमस्ते',
}

test('without a server a mail is a complete file that only its owner reads, named for its time and role', async () => {
  const outboxDir = join(await mkdtemp(join(tmpdir(), 'outbox-')), 'mail')
  onTestFinished(() => rm(join(outboxDir, '..'), { recursive: true }))
  const clock = () => new Date('2026-11-21T06:00:00.123Z')
  const mailer = createMailer({ from: 'Pulli <hello@pulli.example>', outboxDir, clock })
  await Promise.all([mailer.send(MAIL), mailer.send({ ...MAIL, role: '../../etc', messageId: 'x/../y' })])

  const names = (await readdir(outboxDir)).toSorted()
  expect(names).toEqual([
    '2026-11-21T06-00-00.123Z-.._.._etc-x_.._y.eml',
    '2026-11-21T06-00-00.123Z-visitor-consultation-1.visitor.eml',
  ])
  const file = join(outboxDir, names[1] ?? '')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const mail = await PostalMime.parse(await readFile(file))
  expect(mail).toMatchObject({
    subject: MAIL.subject,
    messageId: '<consultation-1.visitor@pulli.example>',
    from: { name: 'Pulli', address: 'hello@pulli.example' },
    to: [{ address: 'asha@example.in' }],
    replyTo: [{ address: 'desk@provider.example' }],
    date: '2026-11-21T06:00:00.000Z',
  })
  expect(mail.text?.trim()).toBe(MAIL.text)
  expect(mail.html?.trim()).toBe(MAIL.html)
})

test('a sender without a domain is refused at the start', () => {
  expect(() => createMailer({ from: 'Pulli', outboxDir: '' })).toThrow('domain')
})

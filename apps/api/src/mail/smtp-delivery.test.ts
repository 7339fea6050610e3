import { expect, onTestFinished, test } from 'vitest'
import { runAsJob } from '#jobs/current-job.ts'
import { smtpScript } from '#testing/smtp-script.ts'
import { SMTP_TIMING, type SmtpTiming } from './smtp-delivery.ts'
import { createMailer, type MailEnd } from './transport.ts'

const MAIL = {
  role: 'visitor',
  messageId: 'consultation-1.visitor',
  to: ['asha@example.in'],
  subject: 'What happens next',
  html: '<p>Soon.</p>',
  text: 'Soon.',
}

const HOUR = 3_600_000

function mailerTo(smtpUrl: string, timing: Partial<SmtpTiming> = {}) {
  const ends: MailEnd[] = []
  const mailer = createMailer({
    smtpUrl,
    from: 'Pulli <hello@pulli.example>',
    outboxDir: '',
    timing: { beforeTextMilliseconds: HOUR, answerMilliseconds: HOUR, ...timing },
    onEnd: (end) => ends.push(end),
  })
  onTestFinished(() => mailer.close())
  return { ...mailer, ends }
}

test('finding operate M1: after the text of a mail its answer is waited for as long as RFC 5321 asks', () => {
  expect(SMTP_TIMING.answerMilliseconds).toBe(10 * 60_000)
})

test('finding operate M1: a server that hangs after the text leaves a mail in doubt', async () => {
  const { url, mails } = await smtpScript({ text: () => undefined })
  const { send, ends } = mailerTo(url, { answerMilliseconds: 100 })
  await expect(send(MAIL)).rejects.toMatchObject({ name: 'MailInDoubt', message: 'mail not sent: ETIMEDOUT' })
  expect(mails).toHaveLength(1)
  expect(ends).toEqual(['in-doubt'])
})

test('finding operate M1: the Message-ID stays the same, and a repeat is marked', async () => {
  const { url, mails } = await smtpScript()
  const { send } = mailerTo(url)
  await expect(send(MAIL)).resolves.toBe('250 2.0.0 queued as A1')
  await send({ ...MAIL, isRepeat: true })
  for (const mail of mails) expect(mail).toContain('Message-ID: <consultation-1.visitor@pulli.example>')
  expect(mails.map((mail) => mail.includes('X-Pulli-Repeat: 1'))).toEqual([false, true])
})

test.each([
  ['the recipient', { rcpt: () => undefined }],
  ['the text', { data: () => undefined }],
])('finding operate M1: a server that hangs before %s has nothing of the mail', async (_what, script) => {
  const { url, mails } = await smtpScript(script)
  const { send, ends } = mailerTo(url, { beforeTextMilliseconds: 100 })
  await expect(send(MAIL)).rejects.toMatchObject({ name: 'MailNotSent', message: 'mail not sent: ETIMEDOUT' })
  expect(mails).toEqual([])
  expect(ends).toEqual(['failed'])
})

test('finding operate M1: a connection that breaks after the text leaves a mail in doubt, and a refusal of it does not', async () => {
  const broken = await smtpScript({
    text: () => {
      broken.hangUp()
      return undefined
    },
  })
  await expect(mailerTo(broken.url).send(MAIL)).rejects.toMatchObject({ name: 'MailInDoubt' })
  const refusing = await smtpScript({ text: () => '451 4.3.0 try again' })
  await expect(mailerTo(refusing.url).send(MAIL)).rejects.toMatchObject({
    name: 'MailNotSent',
    message: 'mail not sent: EMESSAGE 451',
  })
})

test('item 9: a mail ends with its job, and its text does not go out for a job that is lost', async () => {
  const hanging = await smtpScript({ text: () => stop.abort() as undefined })
  const stop = new AbortController()
  const job = { id: '1', isLastTry: false, signal: stop.signal, isHeld: () => true }
  await expect(runAsJob(job, () => mailerTo(hanging.url).send(MAIL))).rejects.toMatchObject({
    name: 'MailInDoubt',
  })
  const { url, mails } = await smtpScript()
  const lost = { ...job, signal: new AbortController().signal, isHeld: () => false }
  await expect(runAsJob(lost, () => mailerTo(url).send(MAIL))).rejects.toMatchObject({ name: 'MailNotSent' })
  expect(mails).toEqual([])
})

test.each([
  ['550 5.1.1 no such user', 'MailEnded'],
  ['550 no such user', 'MailEnded'],
  ['552 5.2.2 mailbox full', 'MailEnded'],
  ['450 4.2.0 greylisted', 'RecipientBusy'],
  ['450 4.1.2 domain not found', 'RecipientBusy'],
  // These are about us, and all recipients are refused alike.
  ['550 5.7.1 relaying denied', 'MailNotSent'],
  ['554 blocked by reputation', 'MailNotSent'],
  ['550 5.1.8 sender address rejected', 'MailNotSent'],
  ['451 4.3.0 try again', 'MailNotSent'],
])('finding operate M2: a recipient answered with %s is a %s', async (answer, name) => {
  const { url, mails } = await smtpScript({ rcpt: () => answer })
  await expect(mailerTo(url).send(MAIL)).rejects.toMatchObject({ name })
  expect(mails).toEqual([])
})

test('finding operate M2: of two recipients the one who is refused keeps the mail from nobody, and is counted', async () => {
  const { url, mails } = await smtpScript({
    rcpt: (address) => (address.startsWith('old') ? '550 5.1.1 no such user' : '250 ok'),
  })
  const { send, ends } = mailerTo(url)
  await send({ ...MAIL, to: ['old@provider.example', 'desk@provider.example'] })
  expect(mails).toHaveLength(1)
  expect(ends).toEqual(['taken', 'partly-refused'])
})

import { createHash, createVerify, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import type { Mail } from './mail.ts'
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

test('finding field B3: the calendar’s file comes as a part that mail programs read, and as a file', async () => {
  const file = 'BEGIN:VCALENDAR\r\nMETHOD:PUBLISH\r\nEND:VCALENDAR\r\n'
  const raw = await writtenMail({}, { ...MAIL, calendar: { method: 'PUBLISH', file } })
  expect(raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=PUBLISH/i)
  const { attachments } = await PostalMime.parse(raw)
  expect(attachments.map(({ filename, mimeType }) => [filename, mimeType])).toContainEqual([
    'appointment.ics',
    'application/ics',
  ])
})

test('a sender without a domain is refused at the start', () => {
  expect(() => createMailer({ from: 'Pulli', outboxDir: '' })).toThrow('domain')
})

/** Returns the raw mail that a mailer writes. */
async function writtenMail(options: { dkim?: { selector: string; privateKey: string } }, mail: Mail) {
  const outboxDir = await mkdtemp(join(tmpdir(), 'outbox-'))
  onTestFinished(() => rm(outboxDir, { recursive: true }))
  const mailer = createMailer({ from: 'Pulli <hello@pulli.example>', outboxDir, ...options })
  await mailer.send(mail)
  const [name = ''] = await readdir(outboxDir)
  return readFile(join(outboxDir, name), 'latin1')
}

/** RFC 6376 §3.4.2: a header as it is signed. */
const relaxed = (header: string) => {
  const [name = '', ...value] = header.split(':')
  return `${name.trim().toLowerCase()}:${value
    .join(':')
    .replaceAll(/\r\n/g, '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim()}`
}

/** Verifies a signature by the letter of RFC 6376, relaxed headers and body. @returns the names of the signed headers */
function verifyDkim(raw: string, publicKey: KeyObject) {
  const end = raw.indexOf('\r\n\r\n')
  const headers = raw.slice(0, end).split(/\r\n(?![ \t])/)
  const find = (name: string) =>
    headers.find((header) => header.toLowerCase().startsWith(`${name.toLowerCase()}:`))
  const signature = find('DKIM-Signature') ?? ''
  const tag = (name: string) =>
    new RegExp(`[;\\s]${name}=([^;]*)`).exec(signature)?.[1]?.replaceAll(/\s/g, '') ?? ''
  const body = raw
    .slice(end + 4)
    .split('\r\n')
    .map((line) => line.replaceAll(/[ \t]+/g, ' ').trimEnd())
    .join('\r\n')
    .replace(/(?:\r\n)*$/, '\r\n')
  expect(createHash('sha256').update(body, 'latin1').digest('base64')).toBe(tag('bh'))
  const names = tag('h').split(':')
  const signed = names.flatMap((name) => find(name) ?? []).map(relaxed)
  const own = relaxed(signature.replace(/([;\s]b=)[^;]*/, '$1'))
  const verify = createVerify('sha256').update([...signed, own].join('\r\n'), 'latin1')
  expect(verify.verify(publicKey, tag('b'), 'base64')).toBe(true)
  return { domain: tag('d'), selector: tag('s'), names: names.map((name) => name.toLowerCase()) }
}

const UNSUBSCRIBE = 'https://pulli.example/newsletter/unsubscribe?token=x'

test('RFC 8058: a letter names where one click ends it, and other mails do not', async () => {
  const letter = await writtenMail({}, { ...MAIL, unsubscribePage: UNSUBSCRIBE })
  expect(letter).toContain(`List-Unsubscribe: <${UNSUBSCRIBE}>\r\n`)
  expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
  expect(await writtenMail({}, MAIL)).not.toContain('List-Unsubscribe')
})

test('with a key a mail is signed for the domain of its sender, the headers of the list with it', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const dkim = {
    selector: 'desk1',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
  const raw = await writtenMail({ dkim }, { ...MAIL, unsubscribePage: UNSUBSCRIBE })
  const { domain, selector, names } = verifyDkim(raw, publicKey)
  expect([domain, selector]).toEqual(['pulli.example', 'desk1'])
  expect(names).toEqual(
    expect.arrayContaining(['from', 'to', 'subject', 'list-unsubscribe', 'list-unsubscribe-post']),
  )
  expect(await writtenMail({}, MAIL)).not.toContain('DKIM-Signature')
})

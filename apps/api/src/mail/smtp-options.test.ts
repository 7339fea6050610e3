import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { smtpOptions } from './smtp-options.ts'
import { createMailer } from './transport.ts'

test.each([
  ['smtp://user:secret@mail.example.in:587', true],
  ['smtp://mail.example.in', true],
  ['smtp://10.0.0.5:25', true],
  ['smtp://0.0.0.0:25', true],
  ['smtp://localhost.example.in:25', true],
  ['smtp://127.0.0.1:1025', false],
  ['smtp://localhost:1025', false],
  ['smtp://[::1]:1025', false],
  // TLS from the first byte needs no STARTTLS.
  ['smtps://user:secret@mail.example.in:465', false],
])('finding M7: %s must begin TLS: %s', (url, requireTLS) => {
  expect(smtpOptions(url).connection.requireTLS).toBe(requireTLS)
})

test('finding M7: no URL parameter disables TLS', () => {
  expect(smtpOptions('smtp://user:p%40ss@mail.example.in:587?ignoreTLS=true&requireTLS=false')).toEqual({
    connection: { host: 'mail.example.in', port: 587, secure: false, requireTLS: true },
    login: { user: 'user', pass: 'p@ss' },
  })
})

const MAIL = {
  role: 'provider',
  messageId: 'consultation-1.provider',
  to: ['desk@provider.example'],
  subject: 'A request that nobody else may read',
  html: '<p>Asha Rao</p>',
  text: 'Asha Rao',
}

/** A mail server from whose offer someone on the way took STARTTLS. It writes down every line that it hears. */
async function serverWithoutStartTls() {
  const heard: string[] = []
  const server = createServer((socket) => {
    let inMessage = false
    socket.on('error', () => undefined)
    socket.write('220 mail.example.in ESMTP\r\n')
    socket.on('data', (bytes) => {
      for (const line of bytes.toString('utf8').split('\r\n').filter(Boolean)) {
        heard.push(line)
        if (inMessage && line !== '.') continue
        inMessage = /^DATA/i.test(line)
        socket.write(answerTo(line))
      }
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  onTestFinished(() => void server.close())
  const address = server.address()
  return { heard, port: typeof address === 'object' && address !== null ? address.port : 0 }
}

function answerTo(line: string): string {
  if (/^EHLO/i.test(line)) return '250-mail.example.in\r\n250 AUTH PLAIN LOGIN\r\n'
  if (/^STARTTLS/i.test(line)) return '502 not implemented\r\n'
  if (/^AUTH/i.test(line)) return '235 welcome\r\n'
  if (/^DATA/i.test(line)) return '354 go on\r\n'
  if (/^QUIT/i.test(line)) return '221 bye\r\n'
  return '250 done\r\n'
}

async function sendTo(host: string, port: number) {
  const smtpUrl = `smtp://pulli:hunter2-hunter2@${host}:${port}`
  const mailer = createMailer({ smtpUrl, from: 'Pulli <hello@pulli.example>', outboxDir: '' })
  onTestFinished(() => mailer.close())
  return mailer.send(MAIL)
}

test('finding M7: to a server that offers no TLS neither password nor mail is sent', async () => {
  const { heard, port } = await serverWithoutStartTls()
  // Leads to this machine, and is no loopback address: as a server elsewhere would be spoken to.
  await expect(sendTo('0.0.0.0', port)).rejects.toThrow('mail not sent: ETLS')
  const said = heard.join('\n')
  expect(said).toMatch(/^EHLO/)
  expect(said).not.toMatch(/AUTH|MAIL FROM|RCPT TO|DATA/i)
  expect(said).not.toContain(Buffer.from('\0pulli\0hunter2-hunter2').toString('base64'))
  expect(said).not.toContain('Asha')
})

test('a server on this machine may do without TLS', async () => {
  const { heard, port } = await serverWithoutStartTls()
  await sendTo('127.0.0.1', port)
  expect(heard.join('\n')).toContain('Asha Rao')
})

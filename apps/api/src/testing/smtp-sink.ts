import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

export type Received = { from: string; to: string[]; raw: string; mail: Email }

/** A real SMTP server that keeps what it is given. `port: 0` takes a free one. */
export async function smtpSink({
  port = 0,
  refuse,
}: {
  port?: number
  refuse?: (to: string) => boolean
} = {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: (address, _session, done) => {
      if (!refuse?.(address.address)) return done()
      done(Object.assign(new Error(`no mailbox ${address.address}`), { responseCode: 550 }))
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks)
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }: { address: string }) => address),
          raw: raw.toString('utf8'),
          mail: await PostalMime.parse(raw),
        })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve())
  })
  let isOpen = true
  const close = async () => {
    if (!isOpen) return
    isOpen = false
    await new Promise<void>((resolve) => {
      server.close(() => resolve())
    })
  }
  onTestFinished(close)
  const address = server.server.address()
  const bound = typeof address === 'object' && address !== null ? address.port : port
  return { url: `smtp://127.0.0.1:${bound}`, port: bound, received, close }
}

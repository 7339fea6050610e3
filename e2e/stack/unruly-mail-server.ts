import { once } from 'node:events'
import type { Socket } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { Manner } from './unruly-server.ts'

/** Longer than any other limit of the product, and less than the ten minutes that the answer to a text has. */
const SLOW_MILLISECONDS = 150_000

/** A mail server on 127.0.0.1 whose manners change while it runs. */
export async function unrulyMailServer() {
  let manner: Manner = 'answers'
  const taken: { to: string[]; messageId: string | undefined }[] = []
  const held: (() => void)[] = []
  let asked = 0
  const refuse = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onConnect(_session, done) {
      asked += 1
      if (manner === 'hangs') held.push(done)
      else done()
    },
    onMailFrom(_address, _session, done) {
      if (manner === 'refuses') done(refuse(554, 'this client is on a block list'))
      else done()
    },
    onRcptTo(address, _session, done) {
      // As a server that lost its list of accounts.
      if (manner === 'lies') done(refuse(550, `no mailbox ${address.address}`))
      else done()
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const { messageId } = await PostalMime.parse(Buffer.concat(chunks))
        const take = () => {
          taken.push({ to: session.envelope.rcptTo.map(({ address }) => address), messageId })
          done()
        }
        if (manner === 'is slow') setTimeout(take, SLOW_MILLISECONDS)
        else take()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  server.on('error', () => undefined)
  const sockets = new Set<Socket>()
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const address = server.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** The mails that it claimed to accept. */
    taken,
    asked: () => asked,
    be(next: Manner) {
      manner = next
      asked = 0
      for (const go of held.splice(0)) go()
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

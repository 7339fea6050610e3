import { createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** What a mail server answers to each command; `text` is the mail itself. `undefined`: nothing, and the connection stays. */
export type SmtpScript = {
  rcpt?: (address: string) => string | undefined
  data?: () => string | undefined
  text?: (mail: string) => string | undefined
}

/** A scripted mail server that records each complete mail. */
export async function smtpScript(script: SmtpScript = {}) {
  const mails: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let waiting = ''
    let isText = false
    const say = (answer: string | undefined) => answer !== undefined && socket.write(`${answer}\r\n`)
    socket.on('error', () => undefined)
    socket.on('data', (bytes) => {
      waiting += bytes.toString('utf8')
      for (;;) {
        const end = isText ? '\r\n.\r\n' : '\r\n'
        const at = waiting.indexOf(end)
        if (at === -1) return
        const line = waiting.slice(0, at)
        waiting = waiting.slice(at + end.length)
        if (isText) {
          isText = false
          mails.push(line)
          say(script.text ? script.text(line) : '250 2.0.0 queued as A1')
          continue
        }
        const answer = answerTo(line, script)
        isText = answer?.startsWith('354') === true
        say(answer)
      }
    })
    say('220 test ESMTP')
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const bound = server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  return { url: `smtp://127.0.0.1:${port}`, mails, hangUp }
}

function answerTo(line: string, { rcpt, data }: SmtpScript): string | undefined {
  if (/^EHLO/i.test(line)) return '250 test'
  if (/^RCPT/i.test(line)) return rcpt ? rcpt(/<(.*)>/.exec(line)?.[1] ?? '') : '250 2.1.5 ok'
  if (/^DATA/i.test(line)) return data ? data() : '354 go on'
  return '250 ok'
}

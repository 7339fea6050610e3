import { once } from 'node:events'
import { createServer as createHttpServer, type IncomingMessage, type RequestListener } from 'node:http'
import { createServer, type Server, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** A neighbour with a scripted handler for each connection; ends with the test. */
export async function neighbour(behave: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined))
    behave(socket)
  })
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return portOf(server)
}

/** A neighbour that takes connections and never says a word. */
export const hangingNeighbour = () => neighbour(() => undefined)

/** A port at which nothing listens. */
export async function closedPort(): Promise<number> {
  const server = createServer()
  const port = await portOf(server)
  server.close()
  await once(server, 'close')
  return port
}

/** A scripted mail server that records what it receives. */
export async function mailServer(answers: Record<string, string>) {
  const heard: string[] = []
  const port = await neighbour((socket) => {
    const say = (text: string) => socket.write(`${text}\r\n`)
    say(answers.greeting ?? '220 mail.example.in ESMTP')
    let rest = ''
    socket.on('data', (chunk) => {
      const lines = (rest + chunk).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        heard.push(line)
        const command = line.split(' ')[0]?.toUpperCase() ?? ''
        say(answers[command] ?? '250 fine')
      }
    })
  })
  return { port, heard }
}

/** A scripted HTTP server that records its requests. */
export async function webServer(answer: RequestListener) {
  const asked: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = []
  const server = createHttpServer((request, response) => {
    asked.push({ method: request.method, url: request.url, headers: request.headers })
    answer(request, response)
  })
  onTestFinished(() => void server.close().closeAllConnections())
  return { address: `http://127.0.0.1:${await portOf(server)}`, asked }
}

import { connect } from 'node:net'

/** The kinds of slow sockets. */
const FIRST_WORDS = {
  'slow headers': 'GET / HTTP/1.1\r\nHost: x\r\n',
  'a slow body':
    'POST /api/v1/mwellness/auth/login-request HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
  'nothing after an answer': 'GET /livez HTTP/1.1\r\nHost: x\r\n\r\n',
  'nothing at all': '',
} as const

export type Slowness = keyof typeof FIRST_WORDS

/** Opens a socket, sends the beginning of a request and then one character per second, until the server closes it. */
export function slowSocket(siteUrl: string, slowness: Slowness) {
  const { hostname, port } = new URL(siteUrl)
  const socket = connect(Number(port), hostname)
  const begunAt = performance.now()
  socket.on('error', () => undefined).on('data', () => undefined)
  socket.write(FIRST_WORDS[slowness])
  const isTrickling = slowness.startsWith('slow') || slowness.startsWith('a slow')
  const trickle = setInterval(() => isTrickling && socket.writable && socket.write('x'), 1_000)
  /** How long it stayed open. */
  const closedAfter = new Promise<number>((resolve) => {
    socket.once('close', () => {
      clearInterval(trickle)
      resolve(performance.now() - begunAt)
    })
  })
  return { closedAfter, destroy: () => socket.destroy() }
}

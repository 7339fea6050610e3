import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** The kinds of slow sockets. */
const FIRST_WORDS = {
  'slow headers': 'GET / HTTP/1.1\r\nHost: localhost\r\n',
  'a slow body':
    'POST /api/v1/mwellness/auth/login-request HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
  'nothing after an answer': 'GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'nothing at all': '',
} as const

export type Slowness = keyof typeof FIRST_WORDS

export const SLOW = Object.keys(FIRST_WORDS) as Slowness[]

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
  const isThere = new Promise<void>((resolve) => socket.once('connect', resolve).once('close', resolve))
  return { closedAfter, isThere, destroy: () => void socket.destroy() }
}

/** Opens slow sockets and waits until all are there. One that the server closes comes again after a second. */
export async function slowCrowd(siteUrl: string, size: number) {
  const kinds = SLOW.filter((kind) => kind !== 'nothing after an answer')
  const over = new AbortController()
  const isOver = once(over.signal, 'abort')
  const members = Array.from({ length: size }, (_, n) => {
    const come = () => slowSocket(siteUrl, kinds[n % kinds.length] ?? 'slow headers')
    const first = come()
    const staying = async () => {
      for (let socket = first; !over.signal.aborted; socket = come()) {
        await Promise.race([socket.closedAfter, isOver])
        socket.destroy()
        await Promise.race([sleep(1_000), isOver])
      }
    }
    return { isThere: first.isThere, left: staying() }
  })
  await Promise.all(members.map(({ isThere }) => isThere))
  return {
    async leave() {
      over.abort()
      await Promise.all(members.map(({ left }) => left))
    },
  }
}

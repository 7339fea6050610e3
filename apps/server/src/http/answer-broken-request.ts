import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

const STATUS_OF: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/**
 * Answers requests that never reach the framework: malformed, too slow, or with too many headers. They get a status
 * and the common headers, and the connection is closed.
 */
export function answerBrokenRequest(headers: Readonly<Record<string, string>>) {
  const lines = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    'content-length': '0',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)

  return (error: Error & { code?: string }, socket: Socket) => {
    // The client has disconnected.
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const status = STATUS_OF[error.code ?? ''] ?? 400
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`,
      ...lines,
      `x-request-id: ${randomUUID()}\r\n`,
    ]
    if (socket.writable) socket.write(`${head.join('')}\r\n`)
    socket.destroy(error)
  }
}

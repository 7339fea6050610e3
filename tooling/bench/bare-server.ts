import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The least that the runtime can do: one buffer, one set of headers, no look at the request. */
const { length, headers }: { length: number; headers: Record<string, string> } = JSON.parse(
  process.argv[2] ?? '',
)
const body = randomBytes(length)
const server = createServer((_request, response) => response.writeHead(200, headers).end(body))
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))

import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

/** The least that the runtime can do: one buffer, one set of headers, no look at the request. */
const { length, headers } = workerData as { length: number; headers: Record<string, string> }
const body = randomBytes(length)
const server = createServer((_request, response) => response.writeHead(200, headers).end(body))
server.listen(0, '127.0.0.1', () => parentPort?.postMessage((server.address() as AddressInfo).port))

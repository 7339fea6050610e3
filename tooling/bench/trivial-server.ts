import cluster from 'node:cluster'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** Writes one fixed answer to whatever arrives, in so many processes: no HTTP is parsed, so the generator is the limit. As long as home in brotli. */
const ANSWER = Buffer.from(`HTTP/1.1 200 OK\r\ncontent-length: 23000\r\n\r\n${'x'.repeat(23_000)}`)

if (cluster.isPrimary) {
  const workers = Array.from({ length: Number(process.argv[2]) }, () => cluster.fork())
  const [first] = await Promise.all(
    workers.map(async (worker) => (await once(worker, 'listening'))[0] as AddressInfo),
  )
  process.send?.(first?.port)
} else {
  createServer((socket) =>
    socket.on('data', () => socket.write(ANSWER)).on('error', () => socket.destroy()),
  ).listen(0, '127.0.0.1')
}

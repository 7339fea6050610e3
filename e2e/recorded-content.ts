import { createHmac } from 'node:crypto'
import { createReadStream, readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  png: 'image/png',
  svg: 'image/svg+xml',
  vtt: 'text/vtt',
  webp: 'image/webp',
}

const SECRET = 'the-secret-of-the-recorded-content'

/**
 * Starts a content service that answers what the server of the seeded folder was answered by Strapi, and has the same
 * uploads. It is for stacks whose CMS is not tested: Strapi takes 5 to 20 s of processor time to start.
 *
 * @returns undefined if there is no seeded folder, or nothing was read there
 */
export async function startRecordedContent() {
  const folder = process.env.SEEDED_DATA_DIR
  const answers = folder === undefined ? new Map() : readAnswers(join(folder, 'cache/content'))
  if (folder === undefined || answers.size === 0) return undefined
  answers.set('/_health', '')
  answers.set('/api/consultation-recipients', JSON.stringify({ data: ['office@example.org'] }))

  const server = createServer(({ url = '', headers }, response) => {
    const nonce = String(headers['pulli-nonce'])
    response.setHeader(
      'pulli-proof',
      createHmac('sha256', SECRET).update(`content-proof.${nonce}`).digest('base64url'),
    )
    if (url.startsWith('/uploads/')) return sendFile(join(folder, 'content/uploads', basename(url)), response)
    const answer = answers.get(decodeURI(url))
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(answer ?? '{"error":{"status":404}}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    env: { CONTENT_URL: url, CONTENT_SECRET: SECRET },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The answers that a server keeps on disk, by path. */
function readAnswers(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  )
  return new Map(
    files.map((name) => {
      const { path, body } = JSON.parse(readFileSync(join(folder, name), 'utf8'))
      return [path, JSON.stringify(body)]
    }),
  )
}

function sendFile(path: string, response: ServerResponse) {
  const file = statSync(path, { throwIfNoEntry: false })
  if (!file) return void response.writeHead(404).end()
  response.writeHead(200, {
    'content-type': TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    'content-length': file.size,
    'last-modified': file.mtime.toUTCString(),
  })
  createReadStream(path).pipe(response)
}

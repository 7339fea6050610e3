import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { gunzip } from 'node:zlib'
import type { FastifyPluginAsync } from 'fastify'
import { matchesEtag } from './http/matches-etag.ts'
import { preferredEncoding } from './http/preferred-encoding.ts'
import type { Reference } from './make-api-reference.ts'

export type ApiReferenceOptions = {
  /** The document it shows. Default `/api/v1/mwellness/openapi.json`. */
  documentUrl?: string
}

/**
 * The content policy of the reference page: its own script and nothing from elsewhere. The page sets
 * styles at run time, which no hash can name; the rest of the site allows none of that.
 *
 * @param html the page, whose inline scripts are named by their hashes
 */
function apiReferencePolicy(html: string): string {
  const hashes = inlineScripts(html).map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * The reference page at `/api/reference/`, with its script served from here. Mount it without a prefix. It is made when
 * somebody asks for it, in a thread that ends: the package that makes it would take 17 MB of each server for good.
 */
export function apiReference({
  documentUrl = '/api/v1/mwellness/openapi.json',
}: ApiReferenceOptions = {}): FastifyPluginAsync {
  let made: Promise<Reference> | undefined
  const reference = () => {
    made ??= makeReference(documentUrl).catch((error) => {
      made = undefined
      throw error
    })
    return made
  }
  return async (app) => {
    app.get('/api/reference', (_request, reply) => reply.redirect('/api/reference/', 301))
    app.get('/api/reference/', async (_request, reply) => {
      const { html } = await reference()
      reply.header('content-security-policy', apiReferencePolicy(html))
      return reply.type('text/html; charset=utf-8').send(html)
    })
    app.get('/api/reference/js/scalar.js', async (request, reply) => {
      const { script } = await reference()
      const etag = `W/"${createHash('sha256').update(script).digest('base64url').slice(0, 27)}"`
      reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'public, max-age=300' })
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
      reply.type('application/javascript; charset=utf-8')
      if (preferredEncoding(request.headers, ['gzip', 'identity']) === 'identity') return toPlain(script)
      return reply.header('content-encoding', 'gzip').send(script)
    })
  }
}

const toPlain = promisify(gunzip)

async function makeReference(documentUrl: string): Promise<Reference> {
  const thread = new Worker(new URL('./make-api-reference.ts', import.meta.url), { workerData: documentUrl })
  const [{ html, script }] = (await once(thread, 'message')) as [Reference]
  return { html, script: Buffer.from(script) }
}

function inlineScripts(html: string): string[] {
  return html
    .split('<script')
    .slice(1)
    .flatMap((piece) => {
      const tagEnd = piece.indexOf('>')
      const isFile = /\ssrc=/.test(piece.slice(0, tagEnd))
      return isFile ? [] : [piece.slice(tagEnd + 1, piece.indexOf('</script>'))]
    })
}

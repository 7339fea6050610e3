import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { FastifyPluginAsync } from 'fastify'
import { type EncodedPage, encodePage } from './http/encoded-page.ts'
import { sendEncoded } from './http/send-encoded.ts'
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
 * someone asks for it, in a thread that ends: the package that makes it would take 17 MB of each server for good. Its page
 * and its script are cached, compressed once.
 */
export function apiReference({
  documentUrl = '/api/v1/mwellness/openapi.json',
}: ApiReferenceOptions = {}): FastifyPluginAsync {
  let made: Promise<EncodedReference> | undefined
  const reference = () => {
    made ??= encodeReference(documentUrl).catch((error) => {
      made = undefined
      throw error
    })
    return made
  }
  return async (app) => {
    app.get('/api/reference', (_request, reply) => reply.redirect('/api/reference/', 301))
    app.get('/api/reference/', async (request, reply) =>
      sendEncoded(request, reply, (await reference()).page),
    )
    app.get('/api/reference/js/scalar.js', async (request, reply) =>
      sendEncoded(request, reply, (await reference()).script),
    )
  }
}

type EncodedReference = { page: EncodedPage; script: EncodedPage }

async function encodeReference(documentUrl: string): Promise<EncodedReference> {
  const thread = new Worker(new URL('./make-api-reference.ts', import.meta.url), { workerData: documentUrl })
  const [{ html, script }] = (await once(thread, 'message')) as [Reference]
  const headers = (type: string) => ({
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'public, max-age=300',
  })
  const policy = { 'content-security-policy': apiReferencePolicy(html) }
  const [page, encodedScript] = await Promise.all([
    encodePage(Buffer.from(html), { ...headers('text/html'), ...policy }),
    // Four megabytes: at the hardest, anyone who asks first would wait for seconds.
    encodePage(Buffer.from(script), headers('application/javascript'), 'quick'),
  ])
  return { page, script: encodedScript }
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

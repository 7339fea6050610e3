import { createHash } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'

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
export function apiReferencePolicy(html: string): string {
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

/** The reference page at `/api/reference/`, with its script served from here. Mount it without a prefix. */
export function apiReference({
  documentUrl = '/api/v1/mwellness/openapi.json',
}: ApiReferenceOptions = {}): FastifyPluginAsync {
  return async (app) => {
    const { default: scalar } = await import('@scalar/fastify-api-reference')
    app.addHook('onSend', async (_request, reply, payload) => {
      const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
      if (isPage && typeof payload === 'string') {
        reply.header('content-security-policy', apiReferencePolicy(payload))
      }
      return payload
    })
    await app.register(scalar, {
      routePrefix: '/api/reference',
      configuration: {
        url: documentUrl,
        pageTitle: 'Pulli provider API',
        telemetry: false,
        agent: { disabled: true },
        mcp: { disabled: true },
        withDefaultFonts: false,
        hideClientButton: true,
        showDeveloperTools: 'never',
        persistAuth: false,
      },
    })
  }
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

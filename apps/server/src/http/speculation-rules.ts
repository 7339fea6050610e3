import type { FastifyInstance } from 'fastify'

/**
 * Pages that a browser may fetch ahead, when the visitor points at a link or rests beside it: document pages alone,
 * which are the same for everyone. Browsers that save data or energy ignore the rules.
 * https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
 */
const WHERE = {
  and: [
    { href_matches: '/*' },
    ...['/dashboard', '/dashboard/*', '/desk', '/desk/*', '/api/*', '/img/*', '/uploads/*'].map((path) => ({
      not: { href_matches: path },
    })),
    { not: { selector_matches: '[download], [rel~=nofollow]' } },
  ],
}

const RULES = JSON.stringify({
  prefetch: [{ where: WHERE, eagerness: 'eager' }],
  prerender: [{ where: WHERE, eagerness: 'moderate' }],
})

/** Serves the rules that the `Speculation-Rules` header of document pages names. */
export function speculationRules(app: FastifyInstance): void {
  app.get('/speculation-rules.json', (_, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('cache-control', 'public, max-age=86400')
      .send(RULES),
  )
}

import { finished } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { describeError } from '@pulli/api/http/describe-error.ts'
import compression from 'compression'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type FairQueue, QueueFull } from '#overload/fair-queue.ts'
import { type BusyPage, shedRequest } from '#overload/shed-request.ts'
import { urgencyOf } from '#overload/urgency.ts'
import type { HtmlCache } from './html-cache.ts'
import { sendFailedPage } from './send-failed-page.ts'
import type { WebPages } from './web-pages.ts'

const LONGEST_WAY_MILLISECONDS = 250

export interface PageRoutes {
  readonly pages: Pick<WebPages, 'answer'>
  readonly kept: Pick<HtmlCache, 'render'>
  /** The queue of renders. */
  readonly renders: FairQueue
  /** With whom a request waits in it. */
  turnOf(request: FastifyRequest): string
  busyPage(): BusyPage | undefined
}

/**
 * Serves every address without a route of its own: pages not yet cached, uncacheable pages, and unknown addresses.
 * Renders are queued by client address, or by known browser, and shed when the queue is full. Uncacheable pages are compressed as they are
 * sent, by middleware, because React Router writes past Fastify. BREACH needs a secret that stays the same across responses,
 * and these pages have none: the nonce is new each time, the form token public, the session a cookie. A page with one beside
 * text from its address must be sent with `cache-control: no-transform`.
 */
export async function pageRoutes(
  app: FastifyInstance,
  { pages, kept, renders, turnOf, busyPage }: PageRoutes,
) {
  const compress = compression()

  function answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { raw } = reply
    const inTurn = <Result>(work: () => Promise<Result>) => renders.run(turnOf(request), work)
    // The crisis page isn't queued; it is cached, so it is rendered once.
    const atOnce = <Result>(work: () => Promise<Result>) => work()
    const isHelp = urgencyOf(request.raw) === 'always'
    return (
      kept.render(request.raw, raw, isHelp ? atOnce : inTurn) ??
      inTurn(async () => {
        // The client disconnected while queued.
        if (raw.destroyed) return
        await new Promise((ready) => compress(request.raw, raw, () => ready(undefined)))
        const left = finished(raw).catch(() => undefined)
        await pages.answer(request.raw, raw, {
          traceId: request.id,
          ip: request.ip,
          headers: request.headers,
        })
        // The body is compressed as it is sent. A slow reader must not hold the slot.
        await Promise.race([left, sleep(LONGEST_WAY_MILLISECONDS, undefined, { ref: false })])
      })
    )
  }

  await app.register(async (scope) => {
    // React Router parses the body itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.addHook('onRequest', redirectMarkedLink)
    scope.addHook('onRequest', refuseForeignForms)
    scope.addHook('onRequest', refuseLargeForms)
    scope.all('/*', (request, reply) => {
      reply.hijack()
      answer(request, reply).catch((error: unknown) => {
        if (error instanceof QueueFull) return shedRequest(request.raw, reply.raw, busyPage())
        request.log.error({ error: describeError(error) }, 'page failed')
        sendFailedPage(request.raw, reply.raw)
      })
    })
  })
}

/** Many times the size of any plain form (security row 27). */
const MAX_BYTES = 64 * 1024

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

/**
 * Rejects forms that another site submits (security row 39), by `Sec-Fetch-Site`. A client that doesn't send it is no
 * current browser, and has no cookies of a visitor.
 */
export async function refuseForeignForms(request: FastifyRequest, reply: FastifyReply) {
  if (isRead(request)) return
  const from = request.headers['sec-fetch-site']
  if (from === 'cross-site' || from === 'same-site') {
    return reply.code(403).type('text/plain').send('This form was sent from another site.\n')
  }
}

/** Rejects a body that is too large or has no length: pages parse their forms themselves. */
export async function refuseLargeForms(request: FastifyRequest, reply: FastifyReply) {
  if (isRead(request)) return
  const length = request.headers['content-length']
  if (length === undefined && request.headers['transfer-encoding']) return refuse(reply, 411)
  if (Number(length ?? 0) > MAX_BYTES) return refuse(reply, 413)
}

function refuse(reply: FastifyReply, status: 411 | 413) {
  return reply.code(status).header('connection', 'close').type('text/plain').send('This form is too large.\n')
}

/** What a sentence puts behind a link, as it comes in an address; no address of the site ends so. */
const MARK =
  /(?:[.,;:!?*=)\]}'"|>\s]|%(?:20|0A|0D|09|21|22|27|28|29|2A|2C|2E|3A|3B|3C|3D|3E|3F|5D|7C|7D|C2%A0|C2%BB|EF%BB%BF|E2%80%(?:8[B-F]|99|9D|A6)|E2%81%A0|E0%A5%A4))$/i
const LONGEST_MARK = '%E2%80%8B'.length
const MOST_MARKS = 10
/** Of a newsletter's links. */
const TOKEN = /^\?token=[^&]*/
/** Never to another host: not `//host` nor `/\host`. */
const OWN = /^\/(?![/\\])/

/**
 * Redirects a link to which a mail program has added what followed it, such as a full stop, a bracket or an invisible
 * space, to the address that was meant.
 */
export async function redirectMarkedLink(
  { method, raw: { url = '/' } }: FastifyRequest,
  reply: FastifyReply,
) {
  if (method !== 'GET' && method !== 'HEAD') return
  const meant = withoutMarks(url)
  if (meant !== url && OWN.test(meant)) {
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(meant, 302)
  }
}

/** Only the path and a token lose them: a search may well end with a question mark. */
function withoutMarks(url: string): string {
  const [path = '', ...queries] = url.split('?')
  const query = queries.length > 0 ? `?${queries.join('?')}` : ''
  const [token = ''] = TOKEN.exec(query) ?? []
  return `${trimmed(path) || '/'}${trimmed(token)}${query.slice(token.length)}`
}

function trimmed(text: string): string {
  let end = text.length
  for (let count = 0; count < MOST_MARKS; count++) {
    const mark = MARK.exec(text.slice(Math.max(0, end - LONGEST_MARK), end))?.[0]
    if (mark === undefined) break
    end -= mark.length
  }
  return text.slice(0, end)
}

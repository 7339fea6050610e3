import { finished } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { describeError } from '@pulli/api/http/describe-error.ts'
import compression from 'compression'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BusyPage } from '#overload/busy-page.ts'
import { type FairQueue, QueueFull } from '#overload/fair-queue.ts'
import { shedRequest } from '#overload/shed-request.ts'
import { urgencyOf } from '#overload/urgency.ts'
import type { HtmlCache } from './html-cache.ts'
import { redirectMarkedLink } from './redirect-marked-link.ts'
import { refuseForeignForms, refuseLargeForms } from './refuse-forms.ts'
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
          requestId: request.id,
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

import type { RouteHandlerMethod, RouteOptions } from 'fastify'
import type { ApiContext } from '#context.ts'
import { turnOf } from './turn-of.ts'

/** Crisis numbers are never queued. */
const AT_ONCE: ReadonlySet<string> = new Set(['/crisis-lines'])
/** Calls with an invitation, which look it up and have no session yet. */
const JOINING = /\/join\/[a-z-]+$/

const queued = new WeakSet<RouteHandlerMethod>()

/**
 * Lets reads without a session wait for the turn of their address, as pages do: one address that asks very often waits
 * for itself. For the API's `onRoute` hook.
 */
export function answerInTurn(context: ApiContext) {
  return (route: RouteOptions) => {
    // Fastify makes the route for HEAD of the one for GET.
    if (!isAnonymousRead(route) || queued.has(route.handler)) return
    const { handler } = route
    const waiting: RouteHandlerMethod = function answer(request, reply) {
      const work = async () => handler.call(this, request, reply)
      return context.inTurn === undefined ? work() : context.inTurn(turnOf(context, request), work)
    }
    queued.add(waiting)
    route.handler = waiting
  }
}

function isAnonymousRead({ method, url, schema }: RouteOptions): boolean {
  const { security: ways = [], hide } = (schema ?? {}) as { security?: object[]; hide?: boolean }
  if (hide || (ways.length > 0 && ways.every((way) => Object.keys(way).length > 0))) return false
  if (JOINING.test(url)) return true
  const isRead = [method].flat().every((one) => one === 'GET' || one === 'HEAD')
  return isRead && ![...AT_ONCE].some((end) => url.endsWith(end))
}

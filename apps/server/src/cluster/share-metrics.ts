import type { Worker } from 'node:cluster'
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { mergeMetrics } from './merge-metrics.ts'

/** Marks a request for the metrics of one process alone. */
const OF_ONE_HEADER = 'x-metrics-of-one'

/** A server that does not answer within this time is left out. */
const WAIT_MILLISECONDS = 2_000

/** A server asks the primary, the primary asks every server. */
type Message =
  | { type: 'ask-all-metrics'; id: string }
  | { type: 'ask-metrics'; id: string }
  | { type: 'metrics'; id: string; text: string }
  | { type: 'all-metrics'; id: string; texts: string[] }

/** In a server of a cluster: `/metrics` of any one answers for all of them. */
export function shareMetrics(app: FastifyInstance, token: string | undefined): void {
  if (token === undefined) return
  const waiting = new Map<string, (texts: string[]) => void>()

  async function readOwn(): Promise<string> {
    const headers = { authorization: `Bearer ${token}`, [OF_ONE_HEADER]: '1' }
    return (await app.inject({ url: '/metrics', headers })).body
  }

  process.on('message', async (message: Message) => {
    if (message.type === 'all-metrics') waiting.get(message.id)?.(message.texts)
    if (message.type === 'ask-metrics') tell({ type: 'metrics', id: message.id, text: await readOwn() })
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const isOfAll = request.routeOptions.url === '/metrics' && reply.statusCode === 200
    if (!isOfAll || request.headers[OF_ONE_HEADER] !== undefined) return payload
    const id = randomUUID()
    const answered = new Promise<string[]>((resolve) => waiting.set(id, resolve))
    tell({ type: 'ask-all-metrics', id })
    const texts = await answered
    waiting.delete(id)
    return mergeMetrics(texts)
  })
}

const tell = (message: Message) => process.send?.(message)

/** In the primary: collects the metrics of all servers for one that asks. */
export function collectMetrics(asking: Worker, servers: () => readonly Worker[]): void {
  asking.on('message', async (message: Message) => {
    if (message.type !== 'ask-all-metrics') return
    const { id } = message
    const texts = await Promise.all(servers().map((server) => metricsOf(server, id)))
    if (asking.isConnected())
      asking.send({ type: 'all-metrics', id, texts: texts.filter((text) => text !== undefined) })
  })
}

function metricsOf(server: Worker, id: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const listen = (message: Message) => {
      if (message.type === 'metrics' && message.id === id) end(message.text)
    }
    const end = (text?: string) => {
      clearTimeout(timer)
      server.off('message', listen)
      resolve(text)
    }
    const timer = setTimeout(end, WAIT_MILLISECONDS)
    server.on('message', listen)
    if (server.isConnected()) server.send({ type: 'ask-metrics', id })
    else end()
  })
}

import type { Worker } from 'node:cluster'
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Marks a request for the metrics of one process alone. */
const OF_ONE_HEADER = 'x-metrics-of-one'

/** Half of the time after which Prometheus gives up a scrape. */
const WAIT_MILLISECONDS = 5_000

/** A server asks the primary, the primary asks every server. */
type Message =
  | { type: 'ask-all-metrics'; id: string }
  | { type: 'ask-metrics'; id: string }
  | { type: 'metrics'; id: string; text: string }
  | { type: 'all-metrics'; id: string; texts: string[]; isComplete: boolean }

type AllMetrics = Extract<Message, { type: 'all-metrics' }>

/** In a server of a cluster: `/metrics` of any one answers for all of them. */
export function shareMetrics(
  app: FastifyInstance,
  token: string | undefined,
  primary: Pick<NodeJS.Process, 'on' | 'send'> = process,
): void {
  if (token === undefined) return
  const waiting = new Map<string, (all: AllMetrics) => void>()
  const tell = (message: Message) => primary.send?.(message)

  async function readOwn(): Promise<string> {
    const headers = { authorization: `Bearer ${token}`, [OF_ONE_HEADER]: '1' }
    return (await app.inject({ url: '/metrics', headers })).body
  }

  primary.on('message', async (message: Message) => {
    if (message.type === 'all-metrics') waiting.get(message.id)?.(message)
    if (message.type === 'ask-metrics') tell({ type: 'metrics', id: message.id, text: await readOwn() })
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const isOfAll = request.routeOptions.url === '/metrics' && reply.statusCode === 200
    if (!isOfAll || request.headers[OF_ONE_HEADER] !== undefined) return payload
    const id = randomUUID()
    const answered = new Promise<AllMetrics>((resolve) => waiting.set(id, resolve))
    tell({ type: 'ask-all-metrics', id })
    const { texts, isComplete } = await answered
    waiting.delete(id)
    if (isComplete) return mergeMetrics(texts)
    // Prometheus would take the lower sums for a restart, and count all again once they are back.
    reply.code(503).type('text/plain; charset=utf-8')
    return 'A server of this machine does not answer: the sums of all are not known.\n'
  })
}

/** Servers that have sent a message. Before that a server is starting: it cannot answer, and has no metrics. */
const started = new WeakSet<Worker>()

/** In the primary: collects the metrics of all servers for one that asks. */
export function collectMetrics(asking: Worker, servers: () => readonly Worker[]): void {
  asking.on('message', async (message: Message) => {
    started.add(asking)
    if (message.type !== 'ask-all-metrics') return
    const { id } = message
    const asked = servers().filter((server) => started.has(server))
    const answers = await Promise.all(asked.map((server) => metricsOf(server, id)))
    const texts = answers.filter((text) => text !== undefined)
    const isComplete = texts.length === answers.length
    if (asking.isConnected()) asking.send({ type: 'all-metrics', id, texts, isComplete })
  })
}

/** Returns undefined where the server is there and does not answer; one that has ended has no metrics. */
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
    const timer = setTimeout(() => end(server.isConnected() ? undefined : ''), WAIT_MILLISECONDS)
    server.on('message', listen)
    if (server.isConnected()) server.send({ type: 'ask-metrics', id })
    else end('')
  })
}

const farthestFromZero = (one: number, other: number) => (Math.abs(one) > Math.abs(other) ? one : other)

/** Gauges that are the same on each server, or of which the worst counts. All others are added up. */
export const WORST: Readonly<Record<string, (one: number, other: number) => number>> = {
  pulli_build_info: Math.max,
  pulli_jobs: Math.max,
  pulli_job_wait_seconds: Math.max,
  pulli_oldest_unmailed_seconds: Math.max,
  pulli_oldest_unanswered_request_seconds: Math.max,
  pulli_oldest_uncopied_erasure_seconds: Math.max,
  pulli_last_backup_seconds: Math.max,
  pulli_last_archived_seconds: Math.max,
  pulli_last_backup_drill_seconds: Math.max,
  pulli_codes_late: Math.max,
  pulli_overloaded: Math.max,
  pulli_event_loop_delay_seconds: Math.max,
  pulli_clock_skew_seconds: farthestFromZero,
  pulli_reference_clock_skew_seconds: farthestFromZero,
  pulli_database_reachable: Math.min,
  pulli_content_reachable: Math.min,
  pulli_neighbour_reachable: Math.min,
  pulli_disk_free_bytes: Math.min,
  process_start_time_seconds: Math.max,
}

/** Of prom-client's own: no sum of these means anything. */
const OF_A_RUNTIME = /^nodejs_(?:eventloop_lag|version_info)/

const SAMPLE = /^(([\w:]+)(?:\{.*\})?) (\S+)$/

/** Merges the metrics of a cluster's servers into one text: totals, and the worst of what cannot be added. */
export function mergeMetrics(texts: readonly string[]): string {
  /** By the line's beginning, in the order in which they came: a comment is its own key. */
  const merged = new Map<string, number | undefined>()
  for (const line of texts.flatMap((text) => text.split('\n'))) {
    const [, sample, name = '', written] = SAMPLE.exec(line) ?? []
    if (sample === undefined || line.startsWith('#')) {
      if (line !== '') merged.set(line, undefined)
      continue
    }
    const before = merged.get(sample)
    const value = Number(written)
    merged.set(sample, before === undefined ? value : combine(name, before, value))
  }
  return `${inGroups(merged).join('\n')}\n`
}

function combine(name: string, one: number, other: number): number {
  if (OF_A_RUNTIME.test(name)) return Math.max(one, other)
  return WORST[name]?.(one, other) ?? one + other
}

/** The samples of a metric are grouped below its comments, also those that only a later server has. */
function inGroups(merged: ReadonlyMap<string, number | undefined>): string[] {
  const groups = new Map<string, string[]>()
  const families: string[] = []
  for (const [line, value] of merged) {
    const comment = /^# (?:HELP|TYPE) (\S+)/.exec(line)?.[1]
    if (comment !== undefined && !groups.has(comment)) families.push(comment)
    const name = comment ?? familyOf(line.split(/[{ ]/)[0] ?? '', families)
    const group = groups.get(name) ?? []
    groups.set(name, [...group, value === undefined ? line : `${line} ${value}`])
  }
  return [...groups.values()].flat()
}

/** A histogram's or summary's samples have the name of the metric and a suffix. */
function familyOf(name: string, families: readonly string[]): string {
  const family = name.replace(/_(?:bucket|sum|count)$/, '')
  return families.includes(name) || !families.includes(family) ? name : family
}

import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const CHANNEL = 'content_changed'

/** A database that gives no answer for so long is away. */
const ANSWER_MILLISECONDS = 2_000

export interface ContentChanges {
  /**
   * Tells every replica of the server what happened in the content service. When it is done, this one has heard:
   * PostgreSQL sends a connection its own news before it says that the query is done.
   */
  announce(event: string): Promise<void>
  stop(): Promise<void>
}

/**
 * Hears of publications through PostgreSQL, so that all replicas forget a page together although the content
 * service tells only one of them. A broken connection is opened again, and what it may have missed is assumed.
 */
export function contentChanges(options: {
  databaseUrl: string
  onChange(event: string): void
  log(fields: object, message: string): void
}): ContentChanges {
  const { databaseUrl, onChange, log } = options
  let stopped = false
  let client: pg.Client | undefined
  const listening = listen()

  async function listen() {
    for (let first = true; !stopped; first = false) {
      const broken = Promise.withResolvers<void>()
      const current = new pg.Client({
        connectionString: databaseUrl,
        keepAlive: true,
        query_timeout: ANSWER_MILLISECONDS,
        application_name: 'pulli content changes',
      })
      current.on('error', () => broken.resolve())
      current.on('end', () => broken.resolve())
      current.on('notification', ({ payload }) => onChange(payload ?? ''))
      try {
        await current.connect()
        await current.query(`listen ${CHANNEL}`)
        client = current
        if (!first) onChange('reconnected')
        await broken.promise
      } catch (error) {
        log({ reason: (error as Error).message }, 'cannot listen for content changes')
      }
      client = undefined
      await current.end().catch(() => undefined)
      if (!stopped) await sleep(500)
    }
  }

  return {
    async announce(event) {
      // With the database away the other replicas learn of it within a minute, when they read again.
      if (client) await client.query('select pg_notify($1, $2)', [CHANNEL, event.slice(0, 200)])
      else onChange(event)
    },
    async stop() {
      stopped = true
      await client?.end().catch(() => undefined)
      await listening
    },
  }
}

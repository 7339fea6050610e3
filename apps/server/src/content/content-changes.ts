import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const CHANNEL = 'content_changed'

/** A database that gives no answer for so long is away. */
const ANSWER_MILLISECONDS = 2_000

export interface ContentChanges {
  /**
   * Tells every replica of the server what happened in the content service. When it is done, this one has heard:
   * PostgreSQL sends a connection its own news before it says that the query is done. Without the database the
   * others are told when it is back. It never rejects.
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
  /** Ends the present connection, so that a new one is opened. */
  let reconnect = () => {}
  /** What the other replicas may not have heard of; they are told as soon as there is a connection again. */
  const untold = new Set<string>()
  const listening = listen()

  async function listen() {
    for (let first = true; !stopped; first = false) {
      const broken = Promise.withResolvers<void>()
      reconnect = broken.resolve
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
        for (const event of untold) {
          await notify(current, event)
          untold.delete(event)
        }
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
      if (client) {
        try {
          return await notify(client, event)
        } catch (error) {
          log({ reason: (error as Error).message }, 'cannot announce a content change')
          reconnect()
        }
      }
      untold.add(event)
      onChange(event)
    },
    async stop() {
      stopped = true
      await client?.end().catch(() => undefined)
      await listening
    },
  }
}

async function notify(client: pg.Client, event: string): Promise<void> {
  await client.query('select pg_notify($1, $2)', [CHANNEL, event.slice(0, 200)])
}

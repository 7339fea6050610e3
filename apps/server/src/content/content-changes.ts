import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const CHANNEL = 'content_changed'
/** Sent by the database itself: migration 0069. */
const CALENDAR = 'calendar_changed'

/** A server notifies the others that text messages fail, or work again. */
const CODES = 'codes_late'

const ANSWER_MILLISECONDS = 2_000

/** An event of the content service, or `reconnected`: events may have been missed. */
export interface ContentChange {
  readonly event: string
  /** The names of the uploads that it is about. */
  readonly files?: readonly string[]
}

export interface ContentChanges {
  /** Begins to listen, also for changes of what free times are computed from, and for whether codes are late. */
  listen(
    onChange: (change: ContentChange) => void,
    onCalendarChange?: () => void,
    onCodesLate?: (areLate: boolean) => void,
  ): void
  /** Notifies the other servers whether codes are late. While the database is down each detects it by itself. */
  announceCodesLate(areLate: boolean): Promise<void>
  /**
   * Notifies all replicas of the server. When it resolves, this replica has handled the change: PostgreSQL delivers a
   * connection's own notifications before it completes the query. While the database is down this replica handles it
   * at once, and the others are notified when the database is back. It never rejects.
   */
  announce(change: ContentChange): Promise<void>
  stop(): Promise<void>
}

/**
 * Distributes the content service's events with PostgreSQL's LISTEN and NOTIFY: that service notifies only one replica. A
 * lost connection is opened again.
 */
export function contentChanges(options: {
  databaseUrl: string
  log(fields: object, message: string): void
}): ContentChanges {
  const { databaseUrl, log } = options
  let onChange: (change: ContentChange) => void = () => {}
  let onCalendarChange = () => {}
  let onCodesLate: (areLate: boolean) => void = () => {}
  let stopped = false
  let client: pg.Client | undefined
  /** Closes the current connection, so that a new one is opened. */
  let reconnect = () => {}
  /** Changes, as JSON, that the other replicas may have missed; sent as soon as there is a connection again. */
  const unsent = new Set<string>()
  let listening: Promise<void> | undefined

  async function keepListening() {
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
      current.on('notification', ({ channel, payload }) =>
        channel === CODES
          ? onCodesLate(payload === 'true')
          : channel === CALENDAR
            ? onCalendarChange()
            : onChange(parseChange(payload)),
      )
      try {
        await current.connect()
        await current.query(`listen ${CHANNEL}; listen ${CALENDAR}; listen ${CODES}`)
        client = current
        if (!first) {
          onChange({ event: 'reconnected' })
          onCalendarChange()
        }
        for (const payload of unsent) {
          await notify(current, CHANNEL, payload)
          unsent.delete(payload)
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
    listen(handler, calendarHandler = () => {}, codesHandler = () => {}) {
      onChange = handler
      onCalendarChange = calendarHandler
      onCodesLate = codesHandler
      listening = keepListening()
    },
    async announce(change) {
      const payload = JSON.stringify(change)
      if (client) {
        try {
          return await notify(client, CHANNEL, payload)
        } catch (error) {
          log({ reason: (error as Error).message }, 'cannot announce a content change')
          reconnect()
        }
      }
      unsent.add(payload)
      onChange(change)
    },
    async announceCodesLate(areLate) {
      if (client) await notify(client, CODES, String(areLate)).catch(() => reconnect())
    },
    async stop() {
      stopped = true
      await client?.end().catch(() => undefined)
      await listening
    },
  }
}

async function notify(client: pg.Client, channel: string, payload: string): Promise<void> {
  await client.query('select pg_notify($1, $2)', [channel, payload])
}

/** A payload that can't be read comes from a replica of another version, and may mean anything. */
function parseChange(payload = ''): ContentChange {
  try {
    return JSON.parse(payload)
  } catch {
    return { event: 'reconnected' }
  }
}

import pg from 'pg'

const BEAT_MILLISECONDS = 500
const LIMIT_MILLISECONDS = 2_000

/** Whether the database answered the last check. */
export type HealthCheck = { isUnreachable: () => boolean; stop: () => void }

type Outcome = 'there' | 'full' | 'refused' | 'silent'

/**
 * Checks the database twice a second on a connection of its own. After two seconds without an answer it counts as
 * hanging: queries in flight fail at once, and so do later ones until it answers.
 */
export function startHealthCheck(pool: pg.Pool, url: string): HealthCheck {
  const clients = new Set<pg.PoolClient>()
  pool.on('connect', (client) => clients.add(client))
  pool.on('remove', (client) => clients.delete(client))

  let own: pg.Client | undefined
  let isUnreachable = false
  let timer: NodeJS.Timeout | undefined
  let hasStopped = false

  async function ask(): Promise<Outcome> {
    if (own === undefined) {
      own = new pg.Client({ connectionString: url, application_name: 'pulli health check' })
      own.on('error', () => undefined)
      await own.connect()
    }
    await own.query('select 1')
    return 'there'
  }

  async function beat() {
    const outcome = await Promise.race([ask().catch(refusalOf), noAnswer()])
    if (hasStopped) return
    if (outcome !== 'there') {
      cut(own)
      own = undefined
    }
    // A hanging connection is useless even after the database recovers.
    if (outcome === 'silent' && !isUnreachable) for (const client of clients) cut(client)
    isUnreachable = outcome === 'refused' || outcome === 'silent'
    timer = setTimeout(beat, BEAT_MILLISECONDS)
  }
  void beat()

  return {
    isUnreachable: () => isUnreachable,
    stop() {
      hasStopped = true
      clearTimeout(timer)
      cut(own)
    },
  }
}

/** A database without a free connection for the check is busy, not unreachable. */
function refusalOf(error: unknown): Outcome {
  return error instanceof pg.DatabaseError && error.code === '53300' ? 'full' : 'refused'
}

/** If this process was itself blocked, the answer may be unread in the socket: reads it before timing out. */
function noAnswer(): Promise<Outcome> {
  return new Promise((resolve) => {
    setTimeout(() => setImmediate(() => setImmediate(() => resolve('silent'))), LIMIT_MILLISECONDS).unref()
  })
}

function cut(client: pg.Client | pg.PoolClient | undefined) {
  ;(client as pg.Client | undefined)?.connection.stream.destroy()
}

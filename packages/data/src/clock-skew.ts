import type pg from 'pg'

/**
 * Measures by how many seconds this machine's clock is ahead of the database's; negative: behind. The answer is taken to
 * be of the middle of the round trip, so it is off by half of that at most.
 */
export async function measureClockSkew(pool: pg.Pool): Promise<number> {
  const client = await pool.connect()
  try {
    const askedAt = Date.now()
    const { rows } = await client.query<{ seconds: number }>(
      'select extract(epoch from clock_timestamp())::float8 as seconds',
    )
    const middle = (askedAt + Date.now()) / 2 / 1000
    return middle - (rows[0]?.seconds ?? Number.NaN)
  } finally {
    client.release()
  }
}

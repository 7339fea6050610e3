import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { forwardedFor } from '../consultation-body.ts'
import { queryDatabase } from '../query-database.ts'
import { freePort } from '../running-stack.ts'
import { databaseOfItsOwn } from './database-of-its-own.ts'
import { serverOfItsOwn } from './server-of-its-own.ts'

const NAMES = ['a', 'b'] as const
export type ReplicaName = (typeof NAMES)[number]

type Sent = { body?: unknown; token?: string; headers?: Record<string, string> }

/** Two servers that share a database and the content service but no disk, as on two machines. */
export async function twoReplicas() {
  const database = await databaseOfItsOwn()
  const folder = mkdtempSync(join(tmpdir(), 'pulli-two-'))
  // As two machines that start at once would.
  await Promise.all(NAMES.map(database.migrate))

  const started = await Promise.all(
    NAMES.map(async (name) => {
      const port = await freePort()
      const server = await serverOfItsOwn({
        PORT: `${port}`,
        DATA_DIR: join(folder, name),
        DATABASE_APP_URL: database.applicationUrl,
        TRUST_PROXY: '1',
        DEMO_MEMBER: '1',
      })
      return { name, server, url: `http://127.0.0.1:${port}` }
    }),
  )
  const urls = Object.fromEntries(started.map((one) => [one.name, one.url])) as Record<ReplicaName, string>

  return {
    urls,
    query: <Row extends pg.QueryResultRow>(sql: string, values?: unknown[]) =>
      queryDatabase<Row>(database.ownerUrl, sql, values),

    /** Makes an API call to one of them, from a unique address. */
    async call(at: ReplicaName, method: string, path: string, { body, token, headers }: Sent = {}) {
      const answer = await fetch(`${urls[at]}/api/v1/mwellness${path}`, {
        method,
        headers: {
          ...forwardedFor(),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      const data = answer.headers.get('content-type')?.includes('json') ? JSON.parse(text).data : undefined
      return { status: answer.status, data, headers: answer.headers }
    },

    page: (at: ReplicaName, path: string) => fetch(urls[at] + path).then((answer) => answer.text()),

    /** Returns the content of all files that both have written, including sent mails. */
    files(part = ''): string[] {
      const read = () =>
        NAMES.map((name) => join(folder, name, part))
          .filter((place) => existsSync(place))
          .flatMap((place) =>
            readdirSync(place, { recursive: true, withFileTypes: true })
              .filter((entry) => entry.isFile())
              .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1')),
          )
      for (let tries = 1; ; tries++) {
        try {
          return read()
        } catch (error) {
          // A picture that was being made got its name between the list and the reading: all are read anew.
          if (tries === 20 || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
        }
      }
    },

    async stop(): Promise<(number | null)[]> {
      const codes = await Promise.all(
        started.map(async ({ server }) => {
          if (server.exitCode !== null) return server.exitCode
          server.kill('SIGTERM')
          return (await once(server, 'exit'))[0] as number | null
        }),
      )
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
      return codes
    },
  }
}

export type TwoReplicas = Awaited<ReturnType<typeof twoReplicas>>

import type { Db } from '#schema.ts'

/** A statement as it was asked, and the file of this package that asked it. */
export type Asked = { file: string; sql: string; parameters: readonly unknown[] }

/** Hands out a database that writes down each statement and who asked it. */
export function watchQueries(db: Db): { watched: Db; asked: Asked[] } {
  const asked: Asked[] = []
  const watched = db.withPlugin({
    transformQuery: ({ node }) => {
      const { sql, parameters } = db.getExecutor().compileQuery(node, { queryId: 'plan' })
      const file = /data\/src\/([\w-]+\/[\w-]+\.ts)/.exec(whoAsks())?.[1] ?? 'unknown'
      asked.push({ file, sql, parameters })
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return { watched, asked }
}

function whoAsks(): string {
  const usual = Error.stackTraceLimit
  Error.stackTraceLimit = 100
  const lines = (new Error().stack ?? '').split('\n').filter((line) => !line.includes('/testing/'))
  Error.stackTraceLimit = usual
  return lines.join('\n')
}

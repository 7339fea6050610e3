import type { Db } from '#schema.ts'

/** A statement as it was asked, and the function of this package that asked it, such as `mood/moods.ts findMood`. */
export type Asked = { by: string; sql: string; parameters: readonly unknown[] }

/** Hands out a database that writes down each statement and who asked it. */
export function watchQueries(db: Db): { watched: Db; asked: Asked[] } {
  const asked: Asked[] = []
  const watched = db.withPlugin({
    transformQuery: ({ node }) => {
      const { sql, parameters } = db.getExecutor().compileQuery(node, { queryId: 'plan' })
      asked.push({ by: whoAsks(), sql, parameters })
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return { watched, asked }
}

function whoAsks(): string {
  const usual = Error.stackTraceLimit
  Error.stackTraceLimit = 100
  const calls = (new Error().stack ?? '').matchAll(
    / at (?:async )?(?:\w+\.)?(\w+) \(.*data\/src\/([\w-]+\/[\w-]+\.ts)/g,
  )
  Error.stackTraceLimit = usual
  for (const [, name, file = ''] of calls) if (!file.startsWith('testing/')) return `${file} ${name}`
  return 'unknown'
}

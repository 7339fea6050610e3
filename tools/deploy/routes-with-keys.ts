import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routesOfApis } from '@pulli/api/testing/routes-of-apis.ts'
import pages from '../../apps/web/app/routes.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Parameters of addresses that open nothing by themselves. Each other one is someone's key. */
const NO_KEY = [
  'id',
  'appointment',
  'purpose',
  'mood_id',
  'documentId',
  'blogId',
  'campaignId',
  'newsletterId',
  'uid',
]

interface Page {
  readonly path?: string
  readonly children?: readonly Page[]
}

/** The patterns of all pages, as React Router has them. */
export function pagePatterns(routes: readonly Page[] = pages as readonly Page[]): string[] {
  return routes.flatMap(({ path, children }) => [...(path ? [path] : []), ...pagePatterns(children ?? [])])
}

/** The route patterns in the source of the server and of the content service. */
function otherPatterns(): string[] {
  const declared = /(?:\.(?:get|post|put|delete|all|route)\(\s*|(?:url|path): )['`](\/[^'`]*)['`]/g
  return ['apps/server/src', 'apps/content/src'].flatMap((home) =>
    readdirSync(join(ROOT, home), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.ts$/.test(file))
      .flatMap((file) => [...readFileSync(join(ROOT, home, file), 'utf8').matchAll(declared)])
      .map(([, pattern = '']) => pattern),
  )
}

/** Returns every route of the product. */
export async function allPatterns(): Promise<string[]> {
  return [
    ...new Set([...pagePatterns(), ...(await routesOfApis()).map(({ url }) => url), ...otherPatterns()]),
  ]
}

/** Returns those with a parameter that is a key. */
export async function patternsWithKeys(): Promise<string[]> {
  const parameter = /:(\w+)/g
  return (await allPatterns()).filter((pattern) =>
    [...pattern.matchAll(parameter)].some(([, name = '']) => !NO_KEY.includes(name)),
  )
}

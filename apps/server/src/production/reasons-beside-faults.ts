import { resolve } from 'node:path'
import type { Environment } from '#config/faults.ts'
import { keysDirOf } from '#config/keys-dir.ts'
import { PostgresUrl } from '#config/values.ts'
import { productionProblems } from './production-problems.ts'
import { factsOfSite, readProductionFacts } from './read-production-facts.ts'
import { verdictOn } from './verdict.ts'

/**
 * Returns why a start in production would be refused beside the faults in its settings, or undefined: a refused start
 * names every reason at once (decision D58).
 */
export async function reasonsBesideFaults(
  env: Environment,
  verdict: { isCheck?: boolean } = {},
): Promise<string | undefined> {
  if (env.NODE_ENV !== 'production') return undefined
  const databaseUrl = env.DATABASE_APP_URL || env.DATABASE_URL || undefined
  const dataDir = resolve(env.DATA_DIR || '.data')
  const places = { dataDir, keysDir: keysDirOf({ KEYS_DIR: env.KEYS_DIR || undefined, DATA_DIR: dataDir }) }
  const isAskable = databaseUrl === undefined || PostgresUrl.safeParse(databaseUrl).success
  const facts = isAskable
    ? await factsOfSite(env, { ...places, databaseUrl }).catch(() => undefined)
    : undefined
  // A database that cannot be asked is a reason of its own, at the start after this.
  const known = facts ?? (await readProductionFacts(env, { ...places, databaseUrl: undefined }))
  return verdictOn(productionProblems(known), env, verdict).refusal
}

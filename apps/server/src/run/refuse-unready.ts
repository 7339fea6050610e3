import { describeFaults, type Environment } from '#config/faults.ts'
import { parseServerConfig } from '#config/server-config.ts'
import { tellOperator } from '#log/tell-operator.ts'
import { productionProblems } from '#production/production-problems.ts'
import { readProductionFacts } from '#production/read-production-facts.ts'
import { verdictOn } from '#production/verdict.ts'

/**
 * Prints what a server that `npm start` does not start is not ready for, as `npm start` does for its own.
 *
 * @returns whether the start must stop
 */
export async function isStartRefused(env: Environment): Promise<boolean> {
  const parsed = parseServerConfig(env)
  if (!parsed.ok) {
    tellOperator({ process: 'server' }, 'fatal', describeFaults(parsed.faults))
    return true
  }
  const { production, dataDir, keysDir, databaseUrl, logSource } = parsed.config
  if (!production) return false
  const facts = await readProductionFacts(env, { dataDir, keysDir, databaseUrl }).catch(
    (error: Error) => error,
  )
  if (facts instanceof Error) {
    // A database that is down or was never migrated: the server says so itself.
    tellOperator(logSource, 'warn', `what is not ready could not be found out: ${facts.message}`)
    return false
  }
  const { warnings, refusal } = verdictOn(productionProblems(facts), env)
  for (const warning of warnings) tellOperator(logSource, 'warn', warning)
  if (refusal !== undefined) tellOperator(logSource, 'fatal', refusal)
  return refusal !== undefined
}

import { existsSync } from 'node:fs'
import { describeConnectionFailure } from '@pulli/data/describe-connection-failure.ts'
import { openCluster } from './backup/running-cluster.ts'
import { describeFaults, type Environment } from './config/faults.ts'
import { type LaunchConfig, parseLaunchConfig } from './config/launch-config.ts'
import { productionProblems } from './production/production-problems.ts'
import { readProductionFacts } from './production/read-production-facts.ts'
import { verdictOn } from './production/verdict.ts'

/**
 * `npm run check-production`: says what a site with these settings is not ready for. Exits with 1 where a start in
 * production would be refused.
 */
async function main(): Promise<number> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const env: Environment = { ...process.env, NODE_ENV: 'production' }
  const parsed = parseLaunchConfig(env)
  if (!parsed.ok) {
    process.stderr.write(`${describeFaults(parsed.faults)}\n`)
    return 1
  }
  const { config } = parsed
  const problems = productionProblems(await factsOf(config, env))
  const { warnings, refusal } = verdictOn(problems, env)
  for (const warning of warnings) process.stdout.write(`Warning: ${warning}\n`)
  if (refusal !== undefined) process.stderr.write(`${refusal}\n`)
  else if (warnings.length === 0) process.stdout.write('Ready for people.\n')
  return refusal === undefined ? 0 : 1
}

async function factsOf({ DATA_DIR, KEYS_DIR, DATABASE_URL }: LaunchConfig, env: Environment) {
  const places = { dataDir: DATA_DIR, keysDir: KEYS_DIR }
  if (DATABASE_URL !== undefined) return readProductionFacts(env, { ...places, databaseUrl: DATABASE_URL })
  // Before the first start there is no database, and nobody at the desk.
  if (!existsSync(`${DATA_DIR}/postgres/cluster`))
    return readProductionFacts(env, { ...places, databaseUrl: undefined })
  const cluster = await openCluster(DATA_DIR)
  try {
    return await readProductionFacts(env, { ...places, databaseUrl: cluster.url('pulli') })
  } finally {
    await cluster.leave()
  }
}

process.exitCode = await main().catch((error: Error) => {
  process.stderr.write(`What is not ready could not be found out: ${describeConnectionFailure(error)}\n`)
  return 1
})

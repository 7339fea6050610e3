import { existsSync } from 'node:fs'
import { describeConnectionFailure } from '@pulli/data/describe-connection-failure.ts'
import { describeFaults, type Environment } from './config/faults.ts'
import { type LaunchConfig, parseLaunchConfig } from './config/launch-config.ts'
import { keptSecrets } from './launcher/secrets.ts'
import { factsOfSite } from './production/facts-of-site.ts'
import { productionProblems } from './production/production-problems.ts'
import { reasonsBesideFaults } from './production/reasons-beside-faults.ts'
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
    const reasons = [describeFaults(parsed.faults), await reasonsBesideFaults(env)]
    process.stderr.write(`${reasons.filter(Boolean).join('\n')}\n`)
    return 1
  }
  const { DATA_DIR: dataDir, KEYS_DIR: keysDir, DATABASE_URL: databaseUrl } = parsed.config
  const places = { dataDir, keysDir, databaseUrl, content: contentOf(parsed.config) }
  const problems = productionProblems(await factsOfSite(env, places))
  const { warnings, refusal } = verdictOn(problems, env)
  for (const warning of warnings) process.stdout.write(`Warning: ${warning}\n`)
  if (refusal !== undefined) process.stderr.write(`${refusal}\n`)
  else if (warnings.length === 0) process.stdout.write('Ready for people.\n')
  return refusal === undefined ? 0 : 1
}

function contentOf({ CONTENT_URL, CONTENT_PORT, CONTENT_SECRET, DATA_DIR }: LaunchConfig) {
  // Before the first start there is no secret, and nobody to ask.
  const isKept = CONTENT_SECRET === undefined && existsSync(`${DATA_DIR}/secrets.json`)
  return {
    url: CONTENT_URL ?? `http://127.0.0.1:${CONTENT_PORT}`,
    secret: isKept ? keptSecrets(DATA_DIR).contentSecret : (CONTENT_SECRET ?? ''),
  }
}

process.exitCode = await main().catch((error: Error) => {
  process.stderr.write(`What is not ready could not be found out: ${describeConnectionFailure(error)}\n`)
  return 1
})

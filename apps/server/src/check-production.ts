import { existsSync } from 'node:fs'
import { describeConnectionFailure } from '@pulli/data/connection-failures.ts'
import { doesKeyFolderHang } from '@pulli/data/encryption/key-folder.ts'
import { describeFaults, type Environment } from './config/faults.ts'
import { parseSiteConfig, type Site } from './config/site-config.ts'
import { exitDespiteHungFolder } from './keys/exit-despite-hung-folder.ts'
import { secretsOf } from './launcher/own-database.ts'
import { doesAttemptHang } from './live-checks/attempt.ts'
import { liveProblems } from './live-checks/live-problems.ts'
import { productionProblems } from './production/production-problems.ts'
import { factsOfSite } from './production/read-production-facts.ts'
import { reasonsBesideFaults } from './production/reasons-beside-faults.ts'
import { verdictOn } from './production/verdict.ts'

/**
 * `npm run check-production`: says what a site with these settings is not ready for, and tries every neighbour that they name.
 * Exits with 1 where a start in production would be refused, or something cannot work.
 */
async function main(): Promise<number> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const env: Environment = { ...process.env, NODE_ENV: 'production' }
  const parsed = parseSiteConfig(env)
  if (!parsed.ok) {
    const reasons = [describeFaults(parsed.faults), await reasonsBesideFaults(env, { isCheck: true })]
    process.stderr.write(`${reasons.filter(Boolean).join('\n')}\n`)
    return 1
  }
  const { dataDir, keysDir, databaseUrl, sms } = parsed.config
  const places = { dataDir, keysDir, databaseUrl, content: contentOf(parsed.config) }
  const [facts, live] = await Promise.all([factsOfSite(env, places), liveProblems(env, sms)])
  const problems = [...productionProblems(facts), ...live]
  const { notes, warnings, refusal } = verdictOn(problems, env, { isCheck: true })
  for (const note of notes) process.stdout.write(`Note: ${note}\n`)
  for (const warning of warnings) process.stdout.write(`Warning: ${warning}\n`)
  if (refusal !== undefined) process.stderr.write(`${refusal}\n`)
  else if (warnings.length === 0) process.stdout.write('Ready for people.\n')
  return refusal === undefined ? 0 : 1
}

function contentOf({ contentUrl: url, contentSecret, dataDir }: Site) {
  // Before the first start there is no secret, and no server to ask.
  const isThere = contentSecret === undefined && existsSync(`${dataDir}/secrets.json`)
  return { url, secret: isThere ? secretsOf(dataDir).contentSecret : (contentSecret ?? '') }
}

const code = await main().catch((error: Error) => {
  process.stderr.write(`What is not ready could not be found out: ${describeConnectionFailure(error)}\n`)
  return 1
})
exitDespiteHungFolder(() => doesKeyFolderHang() || doesAttemptHang())
// A neighbour that hangs may still hold a connection.
process.exit(code)

import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { DEMO_MEMBER, hasDemoMember } from './demo/demo-member.ts'
import { launchSystem } from './launcher/launch-system.ts'
import { openLauncherLog } from './launcher/launcher-log.ts'
import { hasShownSecrets, noteShownSecrets } from './launcher/shown-secrets.ts'
import { type StartProcess, startProcess } from './launcher/start-process.ts'
import { startTable } from './launcher/start-table.ts'
import { ignoreBrokenOutput } from './log/ignore-broken-output.ts'
import { unwritableBecause } from './production/unwritable-folder.ts'

/**
 * The launcher: `npm start` runs it once everything is installed and built. It holds little for as long as the site runs; what is
 * large and needed once is loaded by a process that ends with the start.
 */
export async function launch(): Promise<void> {
  ignoreBrokenOutput()
  if (existsSync('.env')) process.loadEnvFile('.env')
  const steps = startProcess()
  try {
    await launchWith(steps)
  } finally {
    steps.end()
  }
}

async function launchWith(steps: StartProcess): Promise<void> {
  const settings = await steps.run('readSettings', { ...process.env })
  if ('refusal' in settings) return fail(settings.refusal)
  const { config } = settings
  const reason = await unwritableBecause(config.DATA_DIR)
  if (reason !== undefined) return fail(`Pulli did not start. DATA_DIR: ${reason}`)
  const { log, tell, flush } = openLauncherLog(config.DATA_DIR)
  // A journal or a log keeps what is printed: a secret goes there once. A terminal shows it to who sits there.
  const showsSecrets = process.stdout.isTTY || !hasShownSecrets(config.DATA_DIR)
  process.on('exit', flush)
  const system = launchSystem(config, { ...process.env }, { log, tell, steps, showsSecrets })
  const stop = (exitCode: number) => {
    log.info({ exitCode }, 'stopping')
    void system.stop().finally(() => process.exit(exitCode))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))
  process.on('disconnect', () => stop(0))
  process.on('unhandledRejection', (error) => tell('error', `The launcher goes on after ${textOf(error)}`))
  process.on('uncaughtException', (error) => {
    tell('fatal', `The launcher stops after ${textOf(error)}`)
    stop(1)
  })
  try {
    await system.ready
  } catch (error) {
    tell('fatal', `\nPulli did not start. ${(error as Error).message}`)
    return stop(1)
  }
  // Where no password opens the CMS, there is none to show.
  const passwords = config.CONTENT_PASSWORDS ?? (config.NODE_ENV === 'production' ? 'off' : 'on')
  const admin =
    config.CONTENT_URL || passwords === 'off'
      ? {}
      : {
          email: config.CONTENT_ADMIN_EMAIL,
          ...(showsSecrets && { password: system.secrets.contentAdminPassword }),
        }
  const table = startTable({
    site: system.publicUrl,
    content: {
      url: config.CONTENT_PUBLIC_URL ?? system.contentUrl.replace('127.0.0.1', 'localhost'),
      ...admin,
    },
    firstOwner: await system.firstOwner,
    secretsFile: shown(join(config.DATA_DIR, 'secrets.json')),
    outbox: shown(join(config.DATA_DIR, 'outbox')),
    smtp: config.SMTP_URL !== undefined,
    sms: config.SMS_GATEWAY,
    demoMember: hasDemoMember(config) ? DEMO_MEMBER.mobile : undefined,
    logs: shown(join(config.DATA_DIR, 'logs')),
  })
  log.info('ready')
  process.stdout.write(`\n${table}\n\nready\n`)
  noteShownSecrets(config.DATA_DIR)
}

function textOf(error: unknown): string {
  return (error instanceof Error && error.stack) || String(error)
}

function shown(path: string): string {
  const fromHere = relative(process.cwd(), path)
  return fromHere.startsWith('..') ? path : fromHere
}

function fail(message: string) {
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
}

await launch().catch((error: Error) => fail(error.message))

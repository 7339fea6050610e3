import { join, resolve } from 'node:path'
import { OLDEST_BESIDE, VERSION } from '@pulli/domain/release/version.ts'
import { LAUNCHER_ALLOCATOR, LAUNCHER_FLAGS } from '#launcher/launcher-flags.mjs'
import { SERVER_ALLOCATOR, SERVER_FLAGS } from '#launcher/server-memory.ts'
import { SERVER_PROGRAM } from '#launcher/server-program.ts'

/** A process that the image and the units start. */
export interface Command {
  /** One line for the list of commands. */
  readonly about: string
  readonly module: string
  readonly args?: readonly string[]
  /** Flags of Node. */
  readonly flags?: readonly string[]
  /** Settings that the command brings along, over those of the environment. */
  readonly env?: Readonly<Record<string, string>>
  /** Whether a start in production first checks what the site is not ready for. */
  readonly isChecked?: boolean
  /** Whether it leaves secrets unread: until version 254 systemd gives none to what runs after a start (`ExecStartPost`). */
  readonly needsNoSecrets?: boolean
}

const HERE = join(import.meta.dirname, '..')

/** Returns the commands, as `deploy/pulli` knows them, with these settings. */
export function commandsWith(settings: Readonly<Record<string, string>>): Record<string, Command> {
  const here = (name: string, about: string): Command => ({ about, module: join(HERE, name) })
  return {
    start: {
      ...here(
        'launch.ts',
        'everything on one machine, with the bundled PostgreSQL: `npm start`, once it is built',
      ),
      flags: LAUNCHER_FLAGS,
      env: LAUNCHER_ALLOCATOR,
    },
    server: serverOf(settings, {
      about: 'serves the site, the API and, unless JOBS=off, works through the jobs',
    }),
    worker: serverOf(settings, {
      about: 'works through the jobs; let no visitor reach it, and give the servers JOBS=off',
      env: { JOBS: 'on', SERVERS: '1', PROCESS_NAME: 'worker' },
    }),
    content: {
      about: 'the content service',
      module: join(HERE, '../../content/start.mjs'),
      env: {
        HOST: settings.HOST || '127.0.0.1',
        PORT: settings.PORT || '1337',
        CONTENT_PUBLIC_DIR: settings.CONTENT_PUBLIC_DIR || resolve(settings.DATA_DIR || '.data', 'content'),
        CMS_ADMIN_EMAIL: settings.CONTENT_ADMIN_EMAIL || 'editor@example.org',
        CMS_SUPER_ADMIN_EMAIL: settings.CONTENT_SUPER_ADMIN_EMAIL || '',
        CMS_PASSWORDS: settings.CONTENT_PASSWORDS || (settings.NODE_ENV === 'production' ? 'off' : 'on'),
        CMS_SEED: settings.CMS_SEED || 'true',
        PULLI_RELEASE: VERSION,
        PULLI_OLDEST_RELEASE: OLDEST_BESIDE,
        SAMPLES: settings.NODE_ENV === 'production' ? 'hidden' : 'shown',
      },
    },
    migrate: here('migrate.ts', 'brings the database up to date'),
    backup: here('backup.ts', 'stores an encrypted backup'),
    restore: here('restore.ts', 'restores one; with --check only to try it'),
    'move-database': here('move-database.ts', 'moves the bundled PostgreSQL into databases of your own'),
    'check-production': here('check-production.ts', 'says what the site is not ready for'),
    'first-owner': here('first-owner.ts', 'prints the link with which the first owner joins the desk'),
    'make-keys': here('make-keys.ts', 'makes the folder of encryption keys'),
    'make-backup-keys': here('make-backup-keys.ts', 'makes the two keys that open backups'),
    'make-retention-key': here('make-retention-key.ts', 'makes the key that opens what was erased'),
    'export-sealed': here('export-sealed.ts', 'writes the sealed copies of what was erased into a file'),
    'open-sealed': here('open-sealed.ts', 'opens such a file, for whoever holds the key'),
    'wait-ready': {
      ...here('wait-ready.ts', 'waits until the server of these settings is ready'),
      needsNoSecrets: true,
    },
    'verify-audit': here('verify-audit.ts', 'verifies the hash chain of the audit trail'),
  }
}

/** One process, or a cluster of `SERVERS` on one port. */
function serverOf(
  settings: Readonly<Record<string, string>>,
  { about, env = {} }: Pick<Command, 'about' | 'env'>,
): Command {
  const servers = { ...settings, ...env }.SERVERS || '1'
  return {
    about,
    ...(servers === '1'
      ? { module: SERVER_PROGRAM }
      : { module: join(HERE, 'server-cluster.ts'), args: [servers] }),
    flags: SERVER_FLAGS,
    env: { ...SERVER_ALLOCATOR, ...env },
    // A single server checks by itself; those of a cluster would each say it again.
    isChecked: servers !== '1',
  }
}

import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { type PostgresAccount, underAccount } from './postgres-account.ts'

export interface PostgresPrograms {
  readonly initdb: string
  readonly postgres: string
  /** Removes the files created for this start. */
  remove(): void
}

const COPY = 'pulli-postgres-programs-'
/** Folders that root can write, and every account can read and execute in. */
const OPEN_FOLDERS = ['/var/lib', '/var/tmp', tmpdir(), '/dev/shm']

/**
 * Returns the programs of PostgreSQL as its account can run them: in place, or a copy elsewhere if the account can't
 * enter a parent folder, such as root's home. `folder` records the copy, so that the next start removes what a killed
 * one left.
 *
 * @throws Error where no folder is suitable
 */
export function postgresPrograms(
  installed: { initdb: string; postgres: string },
  account: PostgresAccount,
  folder: string,
): PostgresPrograms {
  const note = join(folder, 'copied-programs')
  const remove = () => {
    if (!existsSync(note)) return
    const copy = readFileSync(note, 'utf8')
    if (basename(copy).startsWith(COPY) && existsSync(copy) && statSync(copy).uid === process.getuid?.())
      rmSync(copy, { recursive: true, force: true })
    rmSync(note, { force: true })
  }
  remove()
  if (runs(installed.postgres, account)) return { ...installed, remove }

  const native = dirname(dirname(installed.postgres))
  for (const open of OPEN_FOLDERS) {
    try {
      const copy = mkdtempSync(join(open, COPY))
      writeFileSync(note, copy, { mode: 0o600 })
      cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
      letEverybodyRead(copy)
      const [initdb, postgres] = [join(copy, 'bin/initdb'), join(copy, 'bin/postgres')]
      if (runs(postgres, account)) return { initdb, postgres, remove }
    } catch {
      // The next folder may be suitable.
    }
    remove()
  }
  throw new Error(
    `PostgreSQL runs under an account that may not enter the folder of Pulli (${native}), and no other place was found for its programs. Move Pulli out of a folder that only root may enter, or start it as a normal user.`,
  )
}

function runs(postgres: string, account: PostgresAccount): boolean {
  const { command, args, ids } = underAccount(account, postgres, ['--version'])
  return spawnSync(command, args, { stdio: 'ignore', ...ids }).status === 0
}

function letEverybodyRead(folder: string) {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const isProgram = entry.isDirectory() || entry.parentPath === join(folder, 'bin')
    chmodSync(join(entry.parentPath, entry.name), isProgram ? 0o755 : 0o644)
  }
}

import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { INHERITED } from './inherited-environment.ts'

const SERVER = join(import.meta.dirname, '../apps/server/src')

/** Runs a command as npm does, and returns its exit code and what it printed. */
export function command(name: string, args: readonly string[], env: Record<string, string>) {
  return new Promise<{ code: number; printed: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(SERVER, `${name}.ts`), ...args],
      { env: { ...INHERITED, TMPDIR: tmpdir(), ...env }, timeout: 120_000 },
      (error, stdout, stderr) =>
        resolve({ code: error === null ? 0 : Number(error.code ?? 1), printed: `${stdout}${stderr}` }),
    )
  })
}

/** Makes the two keys that open backups, on a folder in place of a drive, and returns the settings with both halves. */
export async function makeBackupKeys(drive: string) {
  const { code, printed } = await command('make-backup-keys', [drive], {})
  if (code !== 0) throw new Error(`no keys were made: ${printed}`)
  const recipients: Record<string, string> = Object.fromEntries(
    Array.from(printed.matchAll(/^(BACKUP_\w+)=(age1\w+)$/gm), ([, name = '', recipient = '']) => [
      name,
      recipient,
    ]),
  )
  const identities = {
    BACKUP_IDENTITY: join(drive, 'backup-identity.txt'),
    BACKUP_KEYS_IDENTITY: join(drive, 'backup-keys-identity.txt'),
  }
  return { recipients, identities }
}

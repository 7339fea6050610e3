import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { platform } from 'node:os'

/** How PostgreSQL's programs are started: a command prefix, or the user and group ids. */
export interface PostgresAccount {
  readonly prefix: readonly string[]
  readonly ids: { readonly uid: number; readonly gid: number } | undefined
}

/**
 * PostgreSQL refuses to run as root. As root it runs as an unprivileged account that every system has, without
 * capabilities: an intruder who becomes its superuser can read what that account can read, and no more. With
 * `setpriv` it can't regain any through a setuid program either.
 */
export function postgresAccount(dataOwner: number | undefined): PostgresAccount {
  if (process.getuid?.() !== 0) return { prefix: [], ids: undefined }
  const ids = accountOf(dataOwner)
  const withoutPrivileges = [
    'setpriv',
    '--reuid',
    `${ids.uid}`,
    '--regid',
    `${ids.gid}`,
    '--clear-groups',
    '--no-new-privs',
    '--ambient-caps=-all',
    '--inh-caps=-all',
    '--bounding-set=-all',
  ]
  return { prefix: canRun(withoutPrivileges) ? withoutPrivileges : [], ids }
}

/** Returns the command line of a program that runs as an account, and the ids to spawn it with. */
export function underAccount(
  { prefix, ids }: PostgresAccount,
  program: string,
  args: readonly string[],
): { command: string; args: string[]; ids: { uid?: number; gid?: number } } {
  const [command = program, ...rest] = [...prefix, program, ...args]
  return { command, args: rest, ids: prefix.length === 0 && ids ? ids : {} }
}

/**
 * Returns the data folder as passed to a program, whose working directory it must be. The account may be unable to
 * enter the parent folders, such as a checkout in root's home; the working directory always works.
 */
export function dataFolder({ ids }: PostgresAccount, folder: string): string {
  return ids && platform() === 'linux' ? CURRENT_FOLDER : folder
}

/** The path of a Linux process's working directory. */
export const CURRENT_FOLDER = '/proc/self/cwd'

function accountOf(dataOwner: number | undefined) {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
  const account =
    accounts.find(({ uid }) => uid === dataOwner && uid !== 0) ??
    accounts.find(({ name }) => name === 'postgres') ??
    accounts.find(({ name }) => name === 'nobody')
  if (!account)
    throw new Error(
      'PostgreSQL refuses to run as root, and there is no account named nobody. Start Pulli as a normal user.',
    )
  return { uid: account.uid, gid: account.gid }
}

/** Other systems have another setpriv, or none. */
function canRun([command = '', ...args]: readonly string[]): boolean {
  try {
    execFileSync(command, [...args, 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

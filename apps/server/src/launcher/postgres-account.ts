import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { platform } from 'node:os'

/** How PostgreSQL's programs are started: a command to put before them, or the ids to take. */
export interface PostgresAccount {
  readonly prefix: readonly string[]
  readonly ids: { readonly uid: number; readonly gid: number } | undefined
}

/**
 * PostgreSQL refuses to run as root. As root it runs under an unprivileged account that every system has, without any
 * capability: whoever gets a statement through to a superuser of it reads what that account may read, and no more.
 * Where `setpriv` is at hand it can get none back either, through a program that would give it some.
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

/** The command line of a program that is to run under an account, and the ids to give to what starts it. */
export function underAccount(
  { prefix, ids }: PostgresAccount,
  program: string,
  args: readonly string[],
): { command: string; args: string[]; ids: { uid?: number; gid?: number } } {
  const [command = program, ...rest] = [...prefix, program, ...args]
  return { command, args: rest, ids: prefix.length === 0 && ids ? ids : {} }
}

/**
 * What a program is told as its data folder, which must be the folder in which it is started. An account of its own may
 * not enter the folders above: a checkout may lie in a home that only root may enter. It can always use where it is.
 */
export function dataFolder({ ids }: PostgresAccount, folder: string): string {
  return ids && platform() === 'linux' ? CURRENT_FOLDER : folder
}

/** The name by which each process of Linux has the folder in which it is. */
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

/** Other systems have a setpriv that knows less, or none. */
function canRun([command = '', ...args]: readonly string[]): boolean {
  try {
    execFileSync(command, [...args, 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

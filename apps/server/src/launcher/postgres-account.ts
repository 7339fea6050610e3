import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** How PostgreSQL's programs are started: a command to put before them, or the ids to take. */
export interface PostgresAccount {
  readonly prefix: readonly string[]
  readonly ids: { readonly uid: number; readonly gid: number } | undefined
}

/**
 * PostgreSQL refuses to run as root. As root it runs under an unprivileged account that every system has.
 * Where `setpriv` is at hand that account keeps the one capability of passing closed folders, since a checkout
 * may lie in a home or temporary folder that only root may enter; `no_setuid_fixup` lets access(2) see it.
 */
export function postgresAccount(dataOwner: number | undefined): PostgresAccount {
  if (process.getuid?.() !== 0) return { prefix: [], ids: undefined }
  const ids = accountOf(dataOwner)
  if (!hasSetpriv()) return { prefix: [], ids }
  const { uid, gid } = ids
  const capability = [
    '--inh-caps',
    '+dac_override',
    '--ambient-caps',
    '+dac_override',
    '--securebits',
    '+no_setuid_fixup',
  ]
  return {
    prefix: ['setpriv', '--reuid', `${uid}`, '--regid', `${gid}`, '--clear-groups', ...capability],
    ids,
  }
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

function hasSetpriv(): boolean {
  try {
    execFileSync('setpriv', ['--ambient-caps', '+dac_override', '--inh-caps', '+dac_override', 'true'], {
      stdio: 'ignore',
    })
    return true
  } catch {
    return false
  }
}

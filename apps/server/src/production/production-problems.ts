import { DAY } from '@pulli/domain/time/durations.ts'
import type { Environment } from '#config/faults.ts'
import { exampleValues } from './example-values.ts'
import { note, type Problem, refuse, stop, warn } from './verdict.ts'

const MEGABYTE = 1_000_000

/** Below this, a write can fail at any moment. */
const LEAST_FREE_BYTES = 500 * MEGABYTE
const SCARCE_BYTES = 5_000 * MEGABYTE

/** One-time codes count for minutes, and sessions end by the clock of the server that is asked. */
const MOST_SKEW_SECONDS = 60
const NOTED_SKEW_SECONDS = 5

const MOST_BACKUP_DAYS = 2
const MOST_DRILL_DAYS = 8

/** The facts of a machine and its database; undefined where they could not be read. */
export interface ProductionFacts {
  readonly env: Environment
  readonly now: Date
  /** Why nothing can be stored in DATA_DIR; undefined where it can. */
  readonly unwritable: string | undefined
  readonly freeBytes: number | undefined
  /** Where `KEYS_DIR` is. `nowhere`: not made yet; `no answer`: its mount hangs. */
  readonly keysLie: 'on the disk of the data' | 'elsewhere' | 'nowhere' | 'no answer'
  /** Whether `secrets.json` names a former key, as after a rotation there. */
  readonly hasFallbackInFile: boolean
  /** By how much this machine's clock is ahead of the database's. */
  readonly clockSkewSeconds: number | undefined
  /** Whether the desk has a person who answers requests, other than samples. */
  readonly hasStaff: boolean | undefined
  readonly mailsHeldSince: Date | undefined
  /** The published values that no editor has confirmed, as `Team: Dr Meera Nair`. */
  readonly samples: readonly string[] | undefined
  /** Whether the site names whom to complain to. */
  readonly hasGrievanceOfficer: boolean | undefined
  /** `unknown`: the database was not asked. */
  readonly lastBackup: Date | 'unknown' | undefined
  readonly lastDrill: Date | undefined
}

/** Lists what a site in production is not ready for, beyond faults in its settings. */
export function productionProblems(facts: ProductionFacts): Problem[] {
  return [
    ...settingProblems(facts),
    ...exampleValues(facts.env),
    ...officeProblems(facts),
    ...mailProblems(facts),
    ...machineProblems(facts),
    ...sampleProblems(facts),
    ...backupProblems(facts),
  ]
}

function settingProblems({ env, keysLie, hasFallbackInFile }: ProductionFacts): Problem[] {
  const found: Problem[] = []
  if (env.NODE_TLS_REJECT_UNAUTHORIZED === '0')
    found.push(
      stop(
        'NODE_TLS_REJECT_UNAUTHORIZED',
        'is 0: whoever sits between this machine and the mail server, the gateway or the database reads along. Leave it out, and name the certificate of your company in NODE_EXTRA_CA_CERTS',
      ),
    )
  for (const variable of ['DATABASE_URL', 'DATABASE_APP_URL', 'CONTENT_DATABASE_URL'] as const) {
    if (isUnverified(env[variable]))
      found.push(
        warn(
          variable,
          'names another machine without sslmode=verify-full: the way there can be read. Add it, and the certificate with sslrootcert',
        ),
      )
  }
  if (env.PUBLIC_URL?.startsWith('https:') && (env.TRUST_PROXY ?? '0') === '0')
    found.push(
      warn(
        'TRUST_PROXY',
        'is 0, but something in front of Pulli ends https: every visitor has its address, and together they meet the limits of one. Set how many proxies stand in front, such as 1',
      ),
    )
  if (env.APP_SECRET === undefined)
    found.push(
      warn(
        'APP_SECRET',
        'lies in DATA_DIR beside the data: a copy of the folder holds both. Set it from outside',
      ),
    )
  if (env.APP_SECRET !== undefined && hasFallbackInFile)
    found.push(
      warn(
        'APP_SECRET',
        'is set from outside, so a rotation in secrets.json changes nothing. Remove appSecretFallback there, and follow docs/runbooks/rotate-a-secret.md',
      ),
    )
  if (keysLie === 'no answer')
    found.push(
      stop(
        'KEYS_DIR',
        'was tried, and did not answer: no server can start. See whether its disk is mounted, and its server is there',
      ),
    )
  if (keysLie === 'on the disk of the data')
    found.push(
      note(
        'KEYS_DIR',
        'is on the disk of DATA_DIR: a copy of the disk opens what is on it. Encrypt the disk, or put the folder on another',
      ),
    )
  if (env.RETENTION_AFTER_ERASURE === 'sealed-one-year')
    found.push(
      note(
        'RETENTION_AFTER_ERASURE',
        'is sealed-one-year: what people erase is kept for a year, sealed for whoever has the key of RETENTION_RECIPIENT, and every page says so before an erasure. Be sure that a lawyer chose it, and that the key is with nobody of the office and on no machine of the site (docs/decisions/0019-erasure-and-keys.md)',
      ),
    )
  if (env.METRICS_TOKEN === undefined)
    found.push(warn('METRICS_TOKEN', 'is not set: nobody is told when something fails at night'))
  return found
}

/** Who is notified of a request: the desk, or the recipients of the setting (decision D58). */
function officeProblems({ env, hasStaff }: ProductionFacts): Problem[] {
  const found: Problem[] = []
  if (!env.OFFICE_RECIPIENTS?.trim() && hasStaff !== undefined)
    found.push(
      hasStaff
        ? warn('OFFICE_RECIPIENTS', 'is not set: no mail says that something is waiting at the desk')
        : stop(
            'OFFICE_RECIPIENTS',
            'must name who is mailed consultation requests while nobody answers them at the desk: in production the field in the CMS counts for nothing, because whoever gets into the CMS could lead requests elsewhere',
          ),
    )
  if (hasStaff === false)
    found.push(
      warn(
        'the desk',
        'has nobody yet: open the link that the start prints, and invite who answers requests',
      ),
    )
  return found
}

function mailProblems({ env, hasStaff, mailsHeldSince }: ProductionFacts): Problem[] {
  const found: Problem[] = []
  if (env.SMTP_URL === undefined)
    found.push(
      hasStaff === false
        ? stop(
            'SMTP_URL',
            'is not set, and nobody is at the desk: a request for help would reach no one. Set it',
          )
        : warn('SMTP_URL', 'is not set: mails become files, and visitors and staff get none'),
    )
  if (env.SMTP_URL !== undefined && env.MAIL_FROM === undefined)
    found.push(
      refuse('MAIL_FROM', 'is not set: mails from example.org do not arrive. Set an address of your domain'),
    )
  if (mailsHeldSince !== undefined)
    found.push(
      warn(
        'mails',
        `are held since ${mailsHeldSince.toISOString()}, after a restore. Look, then run \`npm run restore -- --release-mails\` or \`--discard-mails\` (with systemd: \`systemctl start pulli-mails@release\` or \`@discard\`; in containers: \`docker compose run --rm backup restore …\`)`,
      ),
    )
  return found
}

const MOST_NAMED_SAMPLES = 12

/** In production visitors see none of them, and so nothing in their place. */
function sampleProblems({ samples = [], hasGrievanceOfficer }: ProductionFacts): Problem[] {
  const found: Problem[] = []
  if (hasGrievanceOfficer === false)
    found.push(
      refuse(
        'the grievance officer',
        'is not named, and the law asks for one. Write who it is into the site settings of the CMS, and publish them',
      ),
    )
  if (samples.length === 0) return found
  const named = samples.slice(0, MOST_NAMED_SAMPLES).join('; ')
  const others = samples.length - MOST_NAMED_SAMPLES
  const list = others > 0 ? `${named}; and ${others} more` : named
  return [
    ...found,
    warn(
      'sample values',
      `are left in the content, and visitors see nothing in their place: ${list}. Confirm them; /desk/samples has the whole list`,
    ),
  ]
}

function machineProblems({ unwritable, freeBytes, clockSkewSeconds }: ProductionFacts): Problem[] {
  const found: Problem[] = []
  if (unwritable !== undefined) found.push(stop('DATA_DIR', unwritable))
  if (freeBytes !== undefined && freeBytes < SCARCE_BYTES) {
    const free = `has ${Math.round(freeBytes / MEGABYTE)} MB left`
    found.push(
      freeBytes < LEAST_FREE_BYTES
        ? stop('the disk of DATA_DIR', `${free}: what somebody writes could be lost. Make room`)
        : warn('the disk of DATA_DIR', `${free}. Make room, or move it`),
    )
  }
  const skew = Math.abs(clockSkewSeconds ?? 0)
  if (skew > NOTED_SKEW_SECONDS) {
    const off = `is ${Math.round(skew)} s ${(clockSkewSeconds ?? 0) > 0 ? 'ahead of' : 'behind'} that of the database`
    found.push(
      skew > MOST_SKEW_SECONDS
        ? stop('the clock', `${off}: codes and sessions are refused, and hours are wrong. Set it by NTP`)
        : warn('the clock', `${off}. Set it by NTP`),
    )
  }
  return found
}

function backupProblems({ env, now, lastBackup, lastDrill }: ProductionFacts): Problem[] {
  if (env.BACKUP_TO === undefined)
    return [warn('BACKUP_TO', 'is not set: a lost disk loses everything. See docs/runbooks/backups.md')]
  const found: Problem[] = []
  if (lastBackup !== 'unknown' && isOlder(lastBackup, MOST_BACKUP_DAYS, now))
    found.push(
      warn(
        'backups',
        `${ageOf(lastBackup, now, 'made')}. Read logs/backup.log, or what its unit or container logged`,
      ),
    )
  const drill = `${ageOf(lastDrill, now, 'tried')}. Run \`npm run restore -- --check\` with both identities`
  if (isOlder(lastDrill, MOST_DRILL_DAYS, now))
    found.push(
      env.BACKUP_IDENTITY === undefined
        ? note('backups', `${drill}, on a machine that may hold them: this one need not`)
        : warn('backups', drill),
    )
  return found
}

const isOlder = (last: Date | undefined, days: number, now: Date) =>
  last === undefined || now.getTime() - last.getTime() > days * DAY

function ageOf(last: Date | undefined, now: Date, what: string): string {
  if (last === undefined) return `none was ever ${what}`
  return `the last was ${what} ${Math.floor((now.getTime() - last.getTime()) / DAY)} days ago`
}

/** Whether a database is on another machine whose certificate is not verified. */
function isUnverified(url: string | undefined): boolean {
  if (url === undefined || !URL.canParse(url)) return false
  const { hostname, searchParams } = new URL(url)
  const isHere = /^(?:localhost|127\.[\d.]+|\[::1\]|)$/.test(hostname)
  return !isHere && searchParams.get('sslmode') !== 'verify-full'
}

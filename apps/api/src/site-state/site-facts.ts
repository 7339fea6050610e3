import type { LastBackups } from '@pulli/data/backup/backups.ts'
import type { TroubledCount } from '@pulli/data/jobs/troubled-jobs.ts'
import type { NeighbourState } from '@pulli/data/neighbour/neighbour.ts'

/** What the server process knows that answers. */
export type MachineState = {
  /** Not in production: missing backups and certificates are no problem. */
  isTrial: boolean
  neighbours: readonly Pick<NeighbourState, 'name' | 'circuit' | 'since' | 'answeredAt'>[]
  disks: readonly { folder: 'data' | 'logs' | 'keys'; freeBytes: number }[]
  /** `endsAt` is undefined where the server does not reach its own address. */
  certificates: readonly { host: string; endsAt: Date | undefined }[]
  /** Whether erasures are copied beside the backups. */
  copiesErasures: boolean
}

/** The facts behind the site status. */
export type SiteFacts = {
  now: Date
  version: string
  /** Of the newest version that brought the database up to date. */
  databaseVersion: string | undefined
  machine: MachineState
  jobs: readonly TroubledCount[]
  mailsHeldSince: Date | undefined
  /** Since when the SMS gateway has taken no code; undefined where it takes them, or none was asked for in a day. */
  codesFailSince: Date | undefined
  backups: LastBackups
  oldestUncopiedErasureSeconds: number
}

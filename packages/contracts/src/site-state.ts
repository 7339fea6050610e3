import { z } from 'zod'

const Instant = z.iso.datetime()
const Kind = z.enum(['mail', 'text', 'job'])

/** A job that is due and was not done. */
export const StateJob = z.strictObject({
  id: z.string(),
  kind: Kind,
  what: z.string().describe('What it does, in words. It names nobody.'),
  trouble: z
    .enum(['given-up', 'failing', 'running', 'late'])
    .describe('`given-up`: no try is left; `late`: it was never tried.'),
  due_at: Instant,
  failures: z.int(),
  next_try_at: Instant.nullable().describe('null: now, or never by itself.'),
})
export type StateJob = z.infer<typeof StateJob>

/** How the site is doing. */
export const SiteState = z.strictObject({
  read_at: Instant,
  is_trial: z.boolean(),
  problems: z
    .array(z.string())
    .describe('What is wrong, in words; empty: nothing. The daily email has the same.'),
  version: z.string(),
  database_version: z.string().nullable(),
  jobs: z.array(StateJob).describe('The first 50.'),
  more_jobs: z.int().describe('How many there are besides.'),
  queue: z
    .array(z.strictObject({ kind: Kind, given_up: z.int(), waiting: z.int() }))
    .describe('How many of each kind failed for good, and how many others are late.'),
  undelivered: z
    .strictObject({ refused: z.int(), unsure: z.int() })
    .describe('Emails about requests that did not arrive, of the last 7 days.'),
  last_backup_at: Instant.nullable(),
  last_drill_at: Instant.nullable(),
  samples: z.int().nullable().describe('Values that no editor has confirmed; null: not known right now.'),
  codes: z.enum(['taken', 'late', 'shown']).describe('`shown`: on the page, without a text message.'),
  parts: z
    .array(
      z.strictObject({
        name: z.string(),
        answers: z.boolean(),
        since: Instant,
        answered_at: Instant.nullable().describe('null: not since the server started.'),
      }),
    )
    .describe('As the answering server sees them.'),
  disks: z.array(z.strictObject({ folder: z.string(), free: z.string() })),
  certificates: z
    .array(z.strictObject({ host: z.string(), ends_at: Instant.nullable() }))
    .describe('`ends_at` is null where the server does not reach its own address.'),
})
export type SiteState = z.infer<typeof SiteState>

import { parseRecord } from '@pulli/contracts/content-answers.ts'
import { Email } from '@pulli/contracts/email.ts'
import { SampleEntries, type SampleEntry } from '@pulli/contracts/sample.ts'
import { SiteSetting } from '@pulli/contracts/site-setting.ts'
import { contentPaths } from '@pulli/web/content/content-paths.ts'
import { keptFor } from '#metrics/kept-for.ts'

interface Service {
  readonly contentUrl: string
  readonly secret: string
  readonly withinMilliseconds?: number
}

/** Editors who confirm a value see it gone on the desk within this time. */
const KEEP_MILLISECONDS = 15_000

/** Reads what the content service tells nobody but its site. */
async function askContent(
  { contentUrl, secret, withinMilliseconds = 5_000 }: Service,
  { path, what }: { path: string; what: string },
): Promise<unknown> {
  const response = await fetch(`${contentUrl}${path}`, {
    headers: { authorization: `Bearer ${secret}` },
    redirect: 'error',
    signal: AbortSignal.timeout(withinMilliseconds),
  })
  if (!response.ok) throw new Error(`the content service answered ${response.status} for the ${what}`)
  return response.json()
}

/** Reads the published values that no editor has confirmed. */
export const publishedSamples = (service: Service): (() => Promise<SampleEntry[]>) =>
  keptFor(
    KEEP_MILLISECONDS,
    async () =>
      SampleEntries.parse(await askContent(service, { path: '/api/samples', what: 'samples' })).data,
  )

/** Whether the published settings name whom to complain to, and no sample. */
export async function namesGrievanceOfficer(service: Service): Promise<boolean> {
  const settings = await askContent(service, { path: contentPaths.settings, what: 'site settings' })
  const officer = parseRecord(SiteSetting, settings).grievanceOfficer
  return officer !== undefined && !officer.isSample
}

/**
 * Returns the mail addresses of the provider's office. Falls back to the last answer while the service is down, so that a request
 * still reaches the office.
 */
export function consultationRecipients(service: Service): () => Promise<string[]> {
  let lastKnown: string[] | undefined
  return async () => {
    try {
      const answer = await askContent(service, { path: '/api/consultation-recipients', what: 'recipients' })
      // Whatever is stored there: an invalid address must not count as mailed.
      lastKnown = (answer as { data: string[] }).data.filter((line) => Email.safeParse(line).success)
      return lastKnown
    } catch (error) {
      if (lastKnown) return lastKnown
      throw error
    }
  }
}

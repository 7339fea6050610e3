import { parseRecord } from '@pulli/contracts/content-answers.ts'
import { SiteSetting } from '@pulli/contracts/site-setting.ts'
import { contentPaths } from '@pulli/web/content/content-paths.ts'

/** Asks the content service whether the published settings name whom to complain to, and no sample. */
export async function namesGrievanceOfficer(options: {
  contentUrl: string
  secret: string
  withinMilliseconds: number
}): Promise<boolean> {
  const response = await fetch(`${options.contentUrl}${contentPaths.settings}`, {
    headers: { authorization: `Bearer ${options.secret}` },
    redirect: 'error',
    signal: AbortSignal.timeout(options.withinMilliseconds),
  })
  if (!response.ok) throw new Error(`the content service answered ${response.status} for the site settings`)
  const officer = parseRecord(SiteSetting, await response.json()).grievanceOfficer
  return officer !== undefined && !officer.isSample
}

import { Campaign } from '@pulli/contracts/content.ts'
import { contentPaths } from '#content/content-paths.ts'
import { type LoaderContext, readList } from '#content/read-content.ts'

/** LIM-01: on the landing page, and as recommendations (CMD-04). */
const LATEST = 3

/** CNT-07: the three newest campaigns; none when the content service has no answer (ERR-03). */
export async function latestCampaigns(context: LoaderContext) {
  const list = await readList(context, Campaign, contentPaths.latestCampaigns)
  return list?.records.slice(0, LATEST) ?? []
}

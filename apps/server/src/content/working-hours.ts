import { parseRecord } from '@pulli/contracts/content-answers.ts'
import { officeHours } from '@pulli/contracts/opening-hours/office-hours.ts'
import { SiteSetting } from '@pulli/contracts/site-setting.ts'
import { contentPaths } from '@pulli/web/content/content-paths.ts'
import type { ContentCache } from './content-cache.ts'

/** Returns the working hours of the office in words, or undefined where the settings cannot be read or state none. */
export async function workingHours(content: Pick<ContentCache, 'read'>): Promise<string | undefined> {
  try {
    return officeHours(parseRecord(SiteSetting, await content.read(contentPaths.settings)).contact)?.words
  } catch {
    return undefined
  }
}

import { type CallHours, callHours } from '@pulli/contracts/callback/call-hours.ts'
import { parseRecord } from '@pulli/contracts/content-answers.ts'
import { officeHours } from '@pulli/contracts/opening-hours/office-hours.ts'
import { SiteSetting } from '@pulli/contracts/site-setting.ts'
import { contentPaths } from '@pulli/web/content/content-paths.ts'
import type { ContentCache } from './content-cache.ts'

type Content = Pick<ContentCache, 'read'>

/** Returns the working hours of the office in words, or undefined where the settings cannot be read or state none. */
export async function workingHours(content: Content): Promise<string | undefined> {
  try {
    return officeHours(await readContact(content))?.words
  } catch {
    return undefined
  }
}

/** Returns what the settings say about calling back. Rejects where they cannot be read. */
export async function readCallHours(content: Content): Promise<CallHours> {
  return callHours(await readContact(content))
}

async function readContact(content: Content) {
  return parseRecord(SiteSetting, await content.read(contentPaths.settings)).contact
}

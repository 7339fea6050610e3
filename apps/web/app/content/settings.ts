import { SiteSetting } from '@pulli/contracts/site-setting.ts'
import { ContentMissing } from '@pulli/web/site-context.ts'
import { contentPaths } from './content-paths.ts'
import { doWithout, type LoaderContext, readRecord } from './read-content.ts'

/** Reads the site settings. Undefined without any: the messages are the fallback. */
export async function readSettings(context: LoaderContext) {
  try {
    return await readRecord(context, SiteSetting, contentPaths.settings)
  } catch (error) {
    if (error instanceof ContentMissing) return doWithout(context, contentPaths.settings, error)
    throw error
  }
}

import { SiteSetting } from '@pulli/contracts/site-setting.ts'
import { ContentMissing } from '@pulli/web/site-context.ts'
import { contentPaths } from './content-paths.ts'
import { doWithout, type LoaderContext, readRecord } from './read-content.ts'

/** The site settings; undefined when there are none (yet), and then the catalogue's words stand in. */
export async function readSettings(context: LoaderContext) {
  try {
    return await readRecord(context, SiteSetting, contentPaths.settings)
  } catch (error) {
    if (error instanceof ContentMissing) return doWithout(context, contentPaths.settings, error)
    throw error
  }
}

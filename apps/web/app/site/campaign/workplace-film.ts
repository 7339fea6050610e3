import { Film } from '@pulli/contracts/content.ts'
import { contentPaths } from '#content/content-paths.ts'
import { type LoaderContext, readList } from '#content/read-content.ts'

/** AWC-05: the film of the workplace block; undefined where there is none, or none can be read. */
export async function readWorkplaceFilm(context: LoaderContext) {
  const list = await readList(context, Film, contentPaths.workplaceFilm)
  return list?.records[0]
}

import { Blog } from '@pulli/contracts/content.ts'
import { contentPaths } from '#content/content-paths.ts'
import { type LoaderContext, readList } from '#content/read-content.ts'

/** LIM-01: on landing pages, and as recommendations (BLS-05). */
const LATEST = 3

const NONE: readonly Blog[] = []

/** The three newest blogs; none when the content service has no answer (ERR-03). */
export async function latestBlogs(context: LoaderContext) {
  const list = await readList(context, Blog, contentPaths.latestBlogs)
  const blogs = list?.records ?? NONE
  return blogs.length > LATEST ? blogs.slice(0, LATEST) : blogs
}

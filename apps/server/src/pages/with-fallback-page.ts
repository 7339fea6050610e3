import type { ServerBuild } from 'react-router'
import { failedAnswer } from './send-failed-page.ts'

/**
 * Wraps a build so that it never answers in plain text. React Router renders the error page after a failed render; if
 * that fails too, visitors get a page with the helplines.
 */
export function withLastResort(build: ServerBuild, onError: (error: unknown) => void): ServerBuild {
  const failed = new WeakSet<Request>()
  const render = build.entry.module.default
  const module: ServerBuild['entry']['module'] = {
    ...build.entry.module,
    async default(request, ...page) {
      try {
        return await render(request, ...page)
      } catch (error) {
        if (!failed.has(request)) {
          failed.add(request)
          throw error
        }
        onError(error)
        return failedAnswer()
      }
    },
  }
  return { ...build, entry: { ...build.entry, module } }
}

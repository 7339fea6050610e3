import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { type SignInForm, type Site, siteContext } from '@pulli/web/site-context.ts'
import { createRequestListener } from '@react-router/node'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { failedAnswer } from './send-failed-page.ts'

/** The client of a request, as far as pages need it. */
export interface Visit {
  readonly traceId: string
  readonly ip: string
  /** What the browser proves of itself. */
  readonly headers?: IncomingHttpHeaders
}

export interface WebPages {
  /** Renders a page for an anonymous visitor. */
  render(path: string): Promise<Response>
  /** Answers a visitor's request; resolves when the response is sent. */
  answer(request: IncomingMessage, response: ServerResponse, visit: Visit): Promise<void>
}

type SharedSite = Omit<
  Site,
  | 'traceId'
  | 'ip'
  | 'acceptConsultation'
  | 'acceptNumber'
  | 'acceptCode'
  | 'acceptNewsletter'
  | 'acceptAssessment'
  | 'acceptFollowStep'
> & {
  acceptNumber(post: SignInForm, visit: Visit): ReturnType<Site['acceptNumber']>
  acceptCode(post: SignInForm, visit: Visit): ReturnType<Site['acceptCode']>
  acceptConsultation(
    form: Parameters<Site['acceptConsultation']>[0],
    visit: Visit,
  ): ReturnType<Site['acceptConsultation']>
  acceptNewsletter(
    ...sent: [...Parameters<Site['acceptNewsletter']>, Visit]
  ): ReturnType<Site['acceptNewsletter']>
  acceptAssessment(body: unknown, visit: Visit): ReturnType<Site['acceptAssessment']>
  acceptFollowStep(
    ...sent: [...Parameters<Site['acceptFollowStep']>, Visit]
  ): ReturnType<Site['acceptFollowStep']>
}

const NOBODY: Visit = { traceId: 'shared', ip: '' }

/** Loads the built site, and provides each request with its context. */
export async function webPages(site: SharedSite): Promise<WebPages> {
  // The build is generated, and has no types.
  const built: ServerBuild = await import('@pulli/web/server' as string)
  const build = withLastResort(built, (error) =>
    site.log({ message: 'page failed, and its error page too', error }),
  )
  const visits = new AsyncLocalStorage<Visit>()
  const contextFor = (visit: Visit) => {
    const context = new RouterContextProvider()
    context.set(siteContext, {
      ...site,
      ...visit,
      acceptConsultation: (form) => site.acceptConsultation(form, visit),
      acceptNumber: (post) => site.acceptNumber(post, visit),
      acceptCode: (post) => site.acceptCode(post, visit),
      acceptNewsletter: (step, body) => site.acceptNewsletter(step, body, visit),
      acceptAssessment: (body) => site.acceptAssessment(body, visit),
      acceptFollowStep: (link, step) => site.acceptFollowStep(link, step, visit),
    })
    return context
  }
  const handle = createRequestHandler(build, 'production')
  const listener = createRequestListener({
    build,
    mode: 'production',
    getLoadContext: () => contextFor(visits.getStore() ?? NOBODY),
  })
  return {
    render: (path) =>
      handle(
        new Request(`${site.publicUrl}${path}`, { headers: { accept: 'text/html' } }),
        contextFor(NOBODY),
      ),
    answer: (request, response, visit) => visits.run(visit, async () => listener(request, response)),
  }
}

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

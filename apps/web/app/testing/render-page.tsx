import { siteContext } from '@pulli/web/site-context.ts'
import { renderToString } from 'react-dom/server'
import {
  createMemoryRouter,
  type LoaderFunction,
  type RouterContextProvider,
  RouterProvider,
} from 'react-router'
import { DocumentContext } from '#document/document-context.ts'
import Root, { loader as rootLoader } from '#root.tsx'
import { tokenOf } from './fake-site.ts'

/** The exports of a route module that tests use. */
interface PageModule {
  loader?: unknown
  action?: unknown
  handle?: unknown
  default: unknown
}

interface Visit {
  /** The route's path. */
  path: string
  /** The requested address, if it differs. */
  url?: string
  params?: Record<string, string>
  /** What is posted to the page. */
  form?: Record<string, string>
  context: RouterContextProvider
}

/**
 * Renders a page in its shell as the server does.
 * @returns the HTML and the status, with the site: its reads and log events
 */
export async function renderPage<Site extends Visit>(page: PageModule, site: Site) {
  const { path, url = path, params = {}, form, context } = site
  // Any route's loader, action and component are accepted, so their types are erased.
  const load = (loader: unknown, body?: URLSearchParams) => {
    const request = new Request(`https://pulli.example${url}`, body && { method: 'POST', body })
    return (loader as LoaderFunction | undefined)?.({ request, params, context, pattern: path } as never)
  }
  const posted = form && ((await load(page.action, new URLSearchParams(form))) as unknown)
  const read = (await load(page.loader)) as unknown
  const loaderData = isDataWithInit(read) ? read.data : read
  const actionData = isDataWithInit(posted) ? posted.data : posted
  const answer = posted ?? read
  const Page = page.default as (props: { loaderData: unknown; actionData: unknown }) => React.ReactNode
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        path: '/',
        element: <Root />,
        children: [
          {
            id: 'page',
            path,
            element: <Page loaderData={loaderData} actionData={actionData} />,
            handle: page.handle,
          },
        ],
      },
    ],
    {
      initialEntries: [url],
      hydrationData: { loaderData: { root: await load(rootLoader), page: loaderData } },
    },
  )
  const html = renderToString(
    <DocumentContext
      value={{ kind: 'document', formToken: tokenOf, sealsErasures: context.get(siteContext).sealsErasures }}
    >
      <RouterProvider router={router} />
    </DocumentContext>,
  )
  return { ...site, html, status: isDataWithInit(answer) ? (answer.init?.status ?? 200) : 200 }
}

function isDataWithInit(answer: unknown): answer is { data: unknown; init?: ResponseInit } {
  return (answer as { type?: unknown } | null)?.type === 'DataWithResponseInit'
}

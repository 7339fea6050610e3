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

/** A route module, as far as a test needs it. */
interface PageModule {
  loader?: unknown
  default: unknown
}

interface Asked {
  /** The route's path. */
  path: string
  /** The address asked for, if it differs. */
  url?: string
  params?: Record<string, string>
  context: RouterContextProvider
}

/**
 * Renders a page in its shell as the server does: the loaders' data, then one string of HTML.
 * @returns it, with the site it was asked of: what was read and what was logged
 */
export async function renderPage<Site extends Asked>(page: PageModule, site: Site) {
  const { path, url = path, params = {}, context } = site
  const args = { request: new Request(`https://pulli.example${url}`), params, context, pattern: path }
  // A route module's loader and component are typed by its own route; here any route is taken.
  const load = (loader: unknown) => (loader as LoaderFunction | undefined)?.(args as never)
  const answer = (await load(page.loader)) as unknown
  const loaderData = isDataWithInit(answer) ? answer.data : answer
  const Page = page.default as (props: { loaderData: unknown }) => React.ReactNode
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        path: '/',
        element: <Root />,
        children: [{ id: 'page', path, element: <Page loaderData={loaderData} /> }],
      },
    ],
    {
      initialEntries: [url],
      hydrationData: { loaderData: { root: await load(rootLoader), page: loaderData } },
    },
  )
  const html = renderToString(
    <DocumentContext value={{ kind: 'document', formToken: tokenOf }}>
      <RouterProvider router={router} />
    </DocumentContext>,
  )
  return { ...site, html, status: isDataWithInit(answer) ? (answer.init?.status ?? 200) : 200 }
}

function isDataWithInit(answer: unknown): answer is { data: unknown; init?: ResponseInit } {
  return (answer as { type?: unknown } | null)?.type === 'DataWithResponseInit'
}

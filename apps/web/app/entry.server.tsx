import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { siteContext } from '@pulli/web/site-context.ts'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { addresses } from '#addresses.ts'
import { partialPage } from '#content/partial-page.ts'
import { withAppEntry } from '#document/app-entry.ts'
import { cacheRule } from '#document/cache-rule.ts'
import { appPolicy, documentPolicy } from '#document/content-policy.ts'
import { DocumentContext } from '#document/document-context.ts'
import { withEarlyFonts } from '#document/early-fonts.ts'
import { type AppName, appName, ownHandle, type PageHandle, pageKind } from '#document/page-kind.ts'
import { routeStyles } from '#document/route-styles.ts'

const APP_RENDER_LIMIT_MS = 6_000

interface Page {
  request: Request
  status: number
  headers: Headers
  entry: EntryContext
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  headers.set('content-type', 'text/html; charset=utf-8')
  const page = { request, status, headers, entry }
  const handles = entry.staticHandlerContext.matches.map(({ route }) => entry.routeModules[route.id]?.handle)
  if (pageKind(handles) === 'app' && status < 400) return renderApp(page, context, appName(handles))
  return renderDocument(page, context, ownHandle(handles))
}

/** Renders to one string with no inline script but `first-script.ts` and that of the route: the same bytes for everyone. */
function renderDocument(
  { request, status, headers, entry }: Page,
  context: RouterContextProvider,
  handle: PageHandle,
) {
  const isBuilt = import.meta.env.PROD
  const { traceId: reference, formToken, sealsErasures } = context.get(siteContext)
  const isPartial = context.get(partialPage)
  const { method, url } = request
  const { routes, entry: start, hmr } = entry.manifest
  const matched = entry.staticHandlerContext.matches.flatMap(({ route }) => routes[route.id]?.css ?? [])
  // The index route has no path.
  const route = entry.staticHandlerContext.matches.at(-1)?.route.path ?? addresses.home
  const styles = isBuilt ? routeStyles(matched) : undefined
  const html = renderToString(
    <DocumentContext
      value={{
        kind: 'document',
        entry: start.module,
        route,
        refresh: hmr?.runtime,
        reference,
        formToken,
        sealsErasures,
        styles,
      }}
    >
      <ServerRouter context={withoutHandoff(entry)} url={url} />
    </DocumentContext>,
  )
  if (styles !== undefined) headers.set('content-security-policy', documentPolicy(styles, handle))
  headers.set('speculation-rules', '"/speculation-rules.json"')
  headers.set('cache-control', cacheRule({ method, url, status, isPartial }))
  return new Response(withEarlyFonts(`<!DOCTYPE html>${html}`, handle.firstView), { status, headers })
}

/** A document is not hydrated: removes the placeholder of React Router's stream. */
const withoutHandoff = ({ serverHandoffStream: _unread, ...entry }: EntryContext): EntryContext => entry

/** Renders to a stream, to be hydrated whole, with one nonce for each request. */
function renderApp({ request, status, headers, entry }: Page, context: RouterContextProvider, app: AppName) {
  const { sealsErasures } = context.get(siteContext)
  const nonce = import.meta.env.PROD ? randomBytes(16).toString('base64') : undefined
  if (nonce) headers.set('content-security-policy', appPolicy(nonce))
  headers.set('cache-control', 'private, no-store')
  return new Promise<Response>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <DocumentContext value={{ kind: 'app', app, nonce, sealsErasures }}>
        <ServerRouter context={withAppEntry(entry, app)} url={request.url} {...(nonce && { nonce })} />
      </DocumentContext>,
      {
        ...(nonce && { nonce }),
        onShellReady() {
          const body = new PassThrough()
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
          pipe(body)
        },
        onShellError: reject,
      },
    )
    request.signal.addEventListener('abort', () => abort(), { once: true })
    setTimeout(abort, APP_RENDER_LIMIT_MS).unref()
  })
}

/** Data of pages (`/request/….data`) can belong to a session or a link: no cache keeps any of it. */
export const handleDataRequest: HandleDataRequestFunction = (answer) => {
  answer.headers.set('cache-control', 'no-store')
  return answer
}

/** Logs an unexpected error. The page shows its reference id. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  const { log, traceId } = context.get(siteContext)
  log({ message: 'page failed', requestId: traceId, error })
}

import '@pulli/ui/styles/tokens.css'
import '@pulli/ui/styles/base.css'
import { m } from '@pulli/messages/messages.js'
import { DialogFoot } from '@pulli/ui/dialog/dialog.tsx'
import { siteContext } from '@pulli/web/site-context.ts'
import { type ReactNode, use } from 'react'
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { anchors } from '#addresses.ts'
import { readSettings } from '#content/settings.ts'
import APP_SCRIPT from '#document/app-script.ts?inline-script'
import DESK_SCRIPT from '#document/desk-script.ts?inline-script'
import { DocumentContext } from '#document/document-context.ts'
import FIRST_SCRIPT from '#document/first-script.ts?inline-script'
import { Inline } from '#document/inline.tsx'
import { ownHandle } from '#document/page-kind.ts'
import { serverOnly } from '#document/server-only.ts'
import { exitAddress } from '#quick-exit/exit-address.ts'
import { QuickExitStatus } from '#quick-exit/exit-status.tsx'
import { QuickExitLink } from '#quick-exit/quick-exit.tsx'
import { CrisisDialog } from '#shell/crisis-dialog.tsx'
import { CrisisStrip } from '#shell/crisis-strip.tsx'
import { Footer } from '#shell/footer.tsx'
import { Header } from '#shell/header.tsx'
import { UnexpectedError } from '#shell/unexpected-error.tsx'
import type { Route } from './+types/root'

/** Background colours of the light and the dark theme, for the browser's UI. */
const GROUND = { light: '#FBF7EF', dark: '#12142C' }

export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(siteContext)
  return serverOnly({ settings: await readSettings(context), publicUrl })
}

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.png', type: 'image/png', sizes: '48x48' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export function Layout({ children }: { children: ReactNode }) {
  const { kind, app, entry, styles, nonce, refresh, route, sealsErasures } = use(DocumentContext)
  const isApp = !import.meta.env.SSR || kind === 'app'
  return (
    <html
      {...(import.meta.env.SSR ? { lang: 'en-IN' } : shownNow())}
      data-route={route}
      data-sealed-copy={sealsErasures ? '' : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={GROUND.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={GROUND.dark} media="(prefers-color-scheme: dark)" />
        <Meta />
        <Inline tag="script" text={FIRST_SCRIPT} />
        {isApp && <Inline tag="script" text={app === 'desk' ? DESK_SCRIPT : APP_SCRIPT} nonce={nonce} />}
        {styles === undefined ? <Links /> : <OwnStyles styles={styles} />}
        {!isApp && refresh && <script type="module" src={refresh} />}
        {!isApp && entry && <script type="module" src={entry} />}
      </head>
      <body>
        {children}
        {isApp && <Scripts nonce={nonce} />}
      </body>
    </html>
  )
}

/** What scripts and translators have set. React takes off what it doesn't know where it draws a translated page anew. */
function shownNow() {
  const { lang, dataset } = document.documentElement
  return { lang, 'data-theme': dataset.theme, 'data-rail': dataset.rail }
}

/** Like `Links`, with the rules inlined in place of the style sheets. */
function OwnStyles({ styles }: { styles: string }) {
  return (
    <>
      <Inline tag="style" text={styles} />
      {links().map((link) => 'href' in link && <link key={link.href} {...link} />)}
    </>
  )
}

/** The shell does not change on client-side navigations. */
export const shouldRevalidate = () => false

export default function Root() {
  // Only app pages are hydrated, and they have their own shell: the site's is left out of the browser's bundle.
  if (!import.meta.env.SSR || use(DocumentContext).kind === 'app') return <Outlet />
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}

function Shell({ children }: { children: ReactNode }) {
  const { settings } = useRouteLoaderData<typeof loader>('root') ?? {}
  const { pathname } = useLocation()
  const brand = settings?.brandName ?? m.shell_brand()
  const exitTo = exitAddress(settings)
  const { showsExit } = ownHandle(useMatches().map(({ handle }) => handle))
  const exit = showsExit && <QuickExitLink to={exitTo} />
  return (
    <>
      <a className="skip" href={`#${anchors.main}`}>
        {m.shell_skip()}
      </a>
      <CrisisStrip />
      <Header brand={brand} currentPath={pathname} exit={exit} />
      <main id={anchors.main}>{children}</main>
      <Footer brand={brand} settings={settings} />
      {/* A modal dialog makes the header inert. */}
      <DialogFoot value={exit}>
        <CrisisDialog />
      </DialogFoot>
      <QuickExitStatus to={exitTo} />
    </>
  )
}

/** ERR-22: the error boundary of last resort. */
export function ErrorBoundary() {
  const { reference } = use(DocumentContext)
  if (!import.meta.env.SSR) return <UnexpectedError reference={reference} />
  return (
    <Shell>
      <UnexpectedError reference={reference} />
    </Shell>
  )
}

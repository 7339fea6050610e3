import { distressIn } from '@pulli/domain/search/distress.ts'
import { m } from '@pulli/messages/messages.js'
import { ButtonLink } from '@pulli/ui/button/button.tsx'
import { kolam } from '@pulli/ui/kolam/kolam.ts'
import { KolamFigure } from '@pulli/ui/kolam/kolam-figure.tsx'
import { data } from 'react-router'
import { addresses } from '#addresses.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { serverOnly } from '#document/server-only.ts'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { CrisisLine } from '#shell/crisis-line.tsx'
import { BlogSearch } from '#site/blog/side-panel.tsx'
import { HelpFirst } from '#site/search/help-first.tsx'
import type { Route } from './+types/not-found-page'
import '#site/blog/side-panel.css'
import './not-found.css'

const DOTS = kolam('nothing', { n: 5, shape: 'square', symmetry: 'none' })

/** NAV-22: every address that no route knows, whatever the method. */
export const loader = nothingHere
export const action = nothingHere

/** Someone who types a cry for help behind the site's name gets here. */
function nothingHere({ request }: Pick<Route.LoaderArgs, 'request'>) {
  const { pathname, search } = new URL(request.url)
  return data(serverOnly({ distress: distressIn(readable(pathname + search)) }), { status: 404 })
}

/** An address may contain malformed escapes. */
function readable(address: string) {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

export function meta(args: Route.MetaArgs) {
  return describePage(args, {
    title: pageTitle(m.not_found_meta_title()),
    description: m.not_found_meta_description(),
    isUnlisted: true,
  })
}

export default function NotFoundPage({ loaderData: { distress } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <Breadcrumbs trail={[{ label: m.not_found_meta_title() }]} />
      <section className="grid lost">
        <div className="lost__kolam">
          <KolamFigure drawing={DOTS} line={false} />
        </div>
        <div className="lost__text stack">
          <h1>{m.not_found_title()}</h1>
          {distress.groups.length > 0 && <HelpFirst found={distress} />}
          <p className="lead">{m.not_found_lead()}</p>
          <BlogSearch />
          <p>
            <ButtonLink kind="act" href={addresses.home}>
              {m.error_home()}
            </ButtonLink>
          </p>
          <CrisisLine />
          <p className="note">{m.error_unexpected()}</p>
        </div>
      </section>
    </div>
  )
}

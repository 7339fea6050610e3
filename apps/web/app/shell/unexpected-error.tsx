import { m } from '@pulli/messages/messages.js'
import { ButtonLink } from '@pulli/ui/button/button.tsx'
import { addresses } from '#addresses.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { CrisisLine } from './crisis-line.tsx'

/** ERR-22 */
export function UnexpectedError({ reference }: { reference: string | undefined }) {
  return (
    <div className="wrap">
      <title>{m.error_meta_title()}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumbs trail={[{ label: m.error_unexpected() }]} />
      <section className="section section--tight stack">
        <h1>{m.error_unexpected()}</h1>
        <p className="lead">{m.error_unexpected_lead()}</p>
        {reference && (
          <p className="note">
            {m.error_reference()} <b className="tnum">{reference}</b>
          </p>
        )}
        <CrisisLine />
        <p className="actions">
          <ButtonLink kind="act" href={addresses.home}>
            {m.error_home()}
          </ButtonLink>
        </p>
      </section>
    </div>
  )
}

import { m } from '@pulli/messages/messages.js'
import { ButtonLink } from '@pulli/ui/button/button.tsx'
import { addresses } from '#addresses.ts'
import { SealedCopy } from '#sealed-copy/sealed-copy.tsx'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { CrisisLine } from '#shell/crisis-line.tsx'

/** An unknown or expired link. */
export function NoRequest({ isErased = false }: { isErased?: boolean }) {
  const title = isErased ? m.follow_erased_title() : m.follow_missing_title()
  return (
    <div className="wrap">
      <Breadcrumbs trail={[{ label: title }]} />
      <section className="section section--tight measure stack request-status">
        <CrisisLine />
        <h1>{title}</h1>
        <p className="lead">
          {isErased ? m.follow_erased() : m.follow_missing()}
          {isErased && <SealedCopy />}
        </p>
        <p>
          <ButtonLink kind="act" href={addresses.consultation}>
            {isErased ? m.follow_erased_again() : m.follow_missing_ask()}
          </ButtonLink>
        </p>
      </section>
    </div>
  )
}

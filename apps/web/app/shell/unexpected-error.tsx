import { m } from '@pulli/messages/messages.js'
import { ButtonLink } from '@pulli/ui/button/button.tsx'
import { addresses } from '#addresses.ts'
import { Trouble } from './trouble.tsx'

/** ERR-22 */
export function UnexpectedError({ reference }: { reference: string | undefined }) {
  return (
    <>
      <title>{m.error_meta_title()}</title>
      <meta name="robots" content="noindex" />
      <Trouble
        name={m.error_unexpected()}
        title={m.error_unexpected()}
        lead={m.error_unexpected_lead()}
        detail={
          reference && (
            <p className="note">
              {m.error_reference()} <b className="tnum">{reference}</b>
            </p>
          )
        }
        actions={
          <ButtonLink kind="act" href={addresses.home}>
            {m.error_home()}
          </ButtonLink>
        }
      />
    </>
  )
}

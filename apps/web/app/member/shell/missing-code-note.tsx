import { m } from '@pulli/messages/messages.js'
import { MISSING_CODE_ID } from '#document/missing-code.ts'

/** NAV-23: says that the code of this page could not be loaded. Shown by `app-script.ts`. */
export function MissingCodeNote({ address }: { address: string }) {
  return (
    <p className="refusal" id={MISSING_CODE_ID} role="alert" hidden suppressHydrationWarning>
      {m.dashboard_part_missing()} <a href={address}>{m.dashboard_try_again()}</a>
    </p>
  )
}

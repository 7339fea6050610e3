import { m } from '@pulli/messages/messages.js'
import { type ButtonKind, ButtonLink } from '@pulli/ui/button/button.tsx'
import { addresses } from '#addresses.ts'

interface SessionLinkProps {
  kind: ButtonKind
  size?: 's'
  className?: string
}

/** NAV-05; in the browser of a signed-in member the start script makes it NAV-06. */
export function SessionLink(props: SessionLinkProps) {
  return (
    <ButtonLink
      {...props}
      href={addresses.login}
      data-member-href={addresses.dashboard}
      data-member-name={m.nav_dashboard()}
    >
      {m.nav_login()}
    </ButtonLink>
  )
}

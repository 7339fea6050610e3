import { redirect } from 'react-router'
import { addresses } from '#addresses.ts'

/** NAV-21: the typo of the specification. */
export function loader() {
  return redirect(addresses.login, 301)
}

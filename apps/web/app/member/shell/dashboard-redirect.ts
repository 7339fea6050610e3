import { redirect } from 'react-router'
import { addresses } from '#addresses.ts'

/** D34 */
export function loader() {
  return redirect(addresses.dashboard, { status: 302, headers: { 'cache-control': 'no-store' } })
}

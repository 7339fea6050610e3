import { useRouteLoaderData } from 'react-router'
import type { loader } from './member-layout.tsx'

/** What the dashboard's frame has loaded. The packs with all their questions are too large for the first page. */
export function useShell() {
  const shell = useRouteLoaderData<typeof loader>('member/shell/member-layout')
  if (!shell) throw new Error('no frame')
  return shell
}

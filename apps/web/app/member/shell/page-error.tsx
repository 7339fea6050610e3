import { useRouteLoaderData } from 'react-router'
import { UnexpectedError } from '#shell/unexpected-error.tsx'
import type { loader } from './member-layout.tsx'

/** ERR-22, within the dashboard's frame. Every page of the dashboard exports it as its `ErrorBoundary`. */
export function PageError() {
  const shell = useRouteLoaderData<typeof loader>('member/shell/member-layout')
  return <UnexpectedError reference={shell?.reference} />
}

import { useRouteLoaderData } from 'react-router'
import { UnexpectedError } from '#shell/unexpected-error.tsx'
import type { loader } from './desk-layout.tsx'

/** ERR-22, within the desk's frame. Every page of the desk exports it as its `ErrorBoundary`. */
export function DeskError() {
  const shell = useRouteLoaderData<typeof loader>('desk/shell/desk-layout')
  return <UnexpectedError reference={shell?.reference} />
}

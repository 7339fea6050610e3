import { Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { deskMeta } from '#desk/desk-meta.ts'
import { plainPath } from '#desk-addresses.ts'
import { UnexpectedError } from '#shell/unexpected-error.tsx'
import type { Route } from './+types/desk-page'
import { DeskSkeleton } from './desk-data.tsx'
import { deskEntries } from './desk-entries.tsx'
import type { loader } from './desk-layout.tsx'

/** The name of a page that has an entry in the sidebar. */
const titleAt = (pathname: string) => deskEntries.find(({ href }) => href === plainPath(pathname))?.name()

export const meta = ({ location }: Route.MetaArgs) => deskMeta(titleAt(location.pathname) ?? '')

/** ERR-22, within the desk's frame. */
export function ErrorBoundary() {
  const shell = useRouteLoaderData<typeof loader>('desk/shell/desk-layout')
  return <UnexpectedError reference={shell?.reference} />
}

export function HydrateFallback() {
  return (
    <>
      <DeskTitle />
      <DeskSkeleton />
    </>
  )
}

/** The frame of each page of the desk: its title, and what stands in for it until it has loaded, or if it fails. */
export default function DeskPage() {
  return (
    <>
      <DeskTitle />
      <Outlet />
    </>
  )
}

function DeskTitle() {
  const title = titleAt(useLocation().pathname)
  return title !== undefined && <h1>{title}</h1>
}

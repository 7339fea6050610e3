import { m } from '@pulli/messages/messages.js'
import { QuickExitStatus } from '#quick-exit/exit-status.tsx'
import { RailIcon } from './rail-icon.tsx'

/** Leaves for the neutral address of the site settings, also before React listens (`watch-for-exit.ts`). */
export function DashboardExit({ to }: { to: string }) {
  return (
    <>
      <a className="dtop__exit" href={to} rel="noreferrer" title={m.quick_exit_hint()} data-exit-link="">
        <RailIcon name="hide" small />
        <span>{m.quick_exit()}</span>
      </a>
      <QuickExitStatus to={to} />
    </>
  )
}

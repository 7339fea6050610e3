import { m } from '@pulli/messages/messages.js'
import type { MouseEvent } from 'react'
import { leaveDashboard } from './leave-dashboard.ts'
import { RailIcon } from './rail-icon.tsx'

interface DashboardExitProps {
  /** The neutral address from the site settings. */
  to: string
  /** How many of the three presses of Shift are made. */
  presses: number
}

/** Leaves for a neutral address. Without JavaScript a link. */
export function DashboardExit({ to, presses }: DashboardExitProps) {
  function onClick(event: MouseEvent) {
    event.preventDefault()
    leaveDashboard(to)
  }
  return (
    <>
      <a className="dtop__exit" href={to} rel="noreferrer" title={m.quick_exit_hint()} onClick={onClick}>
        <RailIcon name="hide" small />
        <span>{m.quick_exit()}</span>
      </a>
      <span className="sr" role="status">
        {presses === 1 && m.quick_exit_two_more()}
        {presses === 2 && m.quick_exit_one_more()}
      </span>
    </>
  )
}

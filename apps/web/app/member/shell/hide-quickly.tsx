import { m } from '@pulli/messages/messages.js'
import type { MouseEvent } from 'react'
import { hide } from './hide.ts'
import { RailIcon } from './rail-icon.tsx'

interface HideQuicklyProps {
  /** The neutral address from the site settings. */
  to: string
  /** How many of the three presses of Shift are made. */
  presses: number
}

/** Leaves for a neutral address. Without JavaScript a link. */
export function HideQuickly({ to, presses }: HideQuicklyProps) {
  function onClick(event: MouseEvent) {
    event.preventDefault()
    void hide(to)
  }
  return (
    <>
      <a className="dtop__hide" href={to} rel="noreferrer" title={m.dashboard_hide_hint()} onClick={onClick}>
        <RailIcon name="hide" small />
        <span>{m.dashboard_hide()}</span>
      </a>
      <span className="sr" role="status">
        {presses === 1 && m.dashboard_hide_two_more()}
        {presses === 2 && m.dashboard_hide_one_more()}
      </span>
    </>
  )
}

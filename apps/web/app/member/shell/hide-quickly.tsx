import { m } from '@pulli/messages/messages.js'
import type { MouseEvent } from 'react'
import { RailIcon } from './rail-icon.tsx'

/** Leaves for the neutral address of the site settings. Without JavaScript it is a link. */
export function HideQuickly({ to }: { to: string }) {
  return (
    <a className="dtop__hide" href={to} rel="noreferrer" title={m.dashboard_hide_hint()} onClick={hide}>
      <RailIcon name="hide" small />
      <span>{m.dashboard_hide()}</span>
    </a>
  )
}

/** Clears the view first: the other page may take its time. The way back leads past this page. */
function hide(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  const { href } = event.currentTarget
  document.title = ' '
  document.body.hidden = true
  location.replace(href)
}

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

/** It leaves all the same where the browser's store takes its time. */
const LEAVE_AFTER_MS = 200

/**
 * Clears the view first: the other page may take its time. The way back leads past this page, and without a network
 * nothing of it is shown again.
 */
async function hide(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  const { href } = event.currentTarget
  document.title = ' '
  document.body.hidden = true
  await Promise.race([forgetLastViews(), new Promise((resolve) => setTimeout(resolve, LEAVE_AFTER_MS))])
  location.replace(href)
}

const forgetLastViews = () =>
  import('#member/offline/kept-views.ts').then(({ forgetViews }) => forgetViews()).catch(() => {})

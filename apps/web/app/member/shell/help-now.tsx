import { m } from '@pulli/messages/messages.js'
import type { MouseEvent } from 'react'
import { addresses } from '#addresses.ts'
import { CRISIS_DIALOG } from '#shell/crisis-dialog.tsx'
import { RailIcon } from './rail-icon.tsx'

/** The two numbers, over any page. Without JavaScript it is a link to the crisis page. */
export function HelpNow() {
  return (
    <a className="help" href={addresses.crisis} onClick={openDialog}>
      <RailIcon name="phone" small />
      <span>{m.crisis_help_now()}</span>
    </a>
  )
}

function openDialog(event: MouseEvent<HTMLAnchorElement>) {
  const dialog = document.getElementById(CRISIS_DIALOG)
  if (!(dialog instanceof HTMLDialogElement) || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  dialog.showModal()
  // A click beside it, which the dialog itself hears, closes it; not the second press of the one that opened it.
  dialog.onclick = ({ target, clientX, clientY, detail }) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    const isBeside = clientX < left || clientX > right || clientY < top || clientY > bottom
    if (target === dialog && isBeside && detail < 2) dialog.close()
  }
}

import { m } from '@pulli/messages/messages.js'
import { Icon } from '@pulli/ui/icon/icon.tsx'
import type { MouseEvent } from 'react'
import { addresses } from '#addresses.ts'
import { CRISIS_DIALOG } from '#shell/crisis-dialog.tsx'

/** Opens the dialog with the two crisis numbers. Without JavaScript a link to the crisis page. */
export function HelpNow() {
  return (
    <a className="help" href={addresses.crisis} onClick={openDialog}>
      <Icon name="phone" small />
      <span>{m.crisis_help_now()}</span>
    </a>
  )
}

function openDialog(event: MouseEvent<HTMLAnchorElement>) {
  const dialog = document.getElementById(CRISIS_DIALOG) as HTMLDialogElement | null
  if (!dialog || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  dialog.showModal()
  // A click on the backdrop closes it, but not the second click of a double click on the link.
  dialog.onclick = ({ target, clientX, clientY, detail }) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    const isOnBackdrop = clientX < left || clientX > right || clientY < top || clientY > bottom
    if (target === dialog && isOnBackdrop && detail < 2) dialog.close()
  }
}

/**
 * `[data-open="id"]` opens that dialog, and a click on the backdrop closes it. A link works without this script. A
 * video loads when its dialog opens and pauses when it closes.
 */
export function openDialogs() {
  document.addEventListener('click', (event) => {
    const target = event.target as Element
    if (isDialog(target)) return isOnBackdrop(event, target) && target.close()
    const opener = target.closest<HTMLElement>('[data-open]')
    const dialog = opener && document.getElementById(opener.dataset.open ?? '')
    // Without dialogs of the browser's own the link leads to what they show.
    if (!isDialog(dialog) || !dialog.showModal || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    dialog.showModal()
    const video = dialog.querySelector('video')
    if (video) {
      dialog.addEventListener('close', () => video.pause(), { once: true })
      video.play().catch(() => {})
    }
  })
}

/** By its name, because the class is missing in Safari 15.3 and Firefox 97. */
const isDialog = (element: Element | null): element is HTMLDialogElement => element?.localName === 'dialog'

/** Ignores the second click of a double click: the first one may have opened the dialog under the pointer. */
function isOnBackdrop({ clientX, clientY, detail }: MouseEvent, dialog: HTMLDialogElement) {
  if (detail > 1) return false
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

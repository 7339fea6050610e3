/**
 * `[data-open="id"]` opens that dialog; where it is a link, the link stays what works without this.
 * A click beside the dialog closes it. A film starts to load when its dialog opens and pauses when it closes.
 */
export function openDialogs() {
  document.addEventListener('click', (event) => {
    const target = event.target as Element
    if (target instanceof HTMLDialogElement) return isBeside(event, target) && target.close()
    const opener = target.closest<HTMLElement>('[data-open]')
    const dialog = opener && document.getElementById(opener.dataset.open ?? '')
    if (!(dialog instanceof HTMLDialogElement) || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    dialog.showModal()
    const film = dialog.querySelector('video')
    if (film) {
      dialog.addEventListener('close', () => film.pause(), { once: true })
      // Captions that the markup switched on would be fetched with the page.
      for (const captions of film.textTracks) captions.mode = 'showing'
      film.play().catch(() => {})
    }
  })
}

/** The second press of a double click is none: the first one may have opened the dialog under it. */
function isBeside({ clientX, clientY, detail }: MouseEvent, dialog: HTMLDialogElement) {
  if (detail > 1) return false
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

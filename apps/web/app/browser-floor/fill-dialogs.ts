/**
 * Adds what scripts call of a `<dialog>`, which came with Safari 15.4 and Firefox 98. A dialog is shown above the page
 * and takes the focus; until then `dialog.css` hides it.
 */
export function fillDialogs() {
  if ('HTMLDialogElement' in window) return
  Object.assign(HTMLElement.prototype, { showModal, close })
  // Of a `<details>` its own comes first.
  Object.defineProperty(HTMLElement.prototype, 'open', {
    get(this: HTMLElement) {
      return this.hasAttribute('open')
    },
  })
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (form.getAttribute('method') !== 'dialog' || event.defaultPrevented) return
    event.preventDefault()
    form.closest('dialog')?.close()
  })
}

/** Above all else, and above the dialog before. */
let layer = 1_000

function showModal(this: HTMLElement) {
  this.setAttribute('open', '')
  layer += 1
  const above = {
    display: 'block',
    position: 'fixed',
    inset: '1rem 0 auto',
    margin: '0 auto',
    zIndex: `${layer}`,
  }
  Object.assign(this.style, above)
  this.tabIndex = -1
  this.focus()
}

function close(this: HTMLElement) {
  if (!this.hasAttribute('open')) return
  this.removeAttribute('open')
  this.removeAttribute('style')
  this.dispatchEvent(new Event('close'))
}

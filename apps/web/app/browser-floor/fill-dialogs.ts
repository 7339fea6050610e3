/**
 * Adds what scripts call of a `<dialog>`, which came with Safari 15.4 and Firefox 98. A dialog is shown where it stands in the
 * page and takes the focus; until then `dialog.css` hides it.
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

function showModal(this: HTMLElement) {
  this.setAttribute('open', '')
  this.style.display = 'block'
  this.tabIndex = -1
  this.focus()
}

function close(this: HTMLElement) {
  if (!this.hasAttribute('open')) return
  this.removeAttribute('open')
  this.style.display = ''
  this.dispatchEvent(new Event('close'))
}

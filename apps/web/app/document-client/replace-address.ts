/**
 * Gives a search the address of its data: that of its results, or one without words that others should not read (D65). The
 * page can then be reloaded and come back to without the form being sent again.
 */
export function replaceAddress() {
  const address = document.querySelector<HTMLElement>('[data-address]')?.dataset.address
  if (address) history.replaceState(null, '', address)
}

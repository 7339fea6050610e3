/** On a phone that can, offers its own way of sharing beside the four icons, which need no script. */
export function offerSharing(place: HTMLElement) {
  const button = place.querySelector<HTMLButtonElement>('[data-role="own-way"]')
  const { title = '', url = '' } = place.dataset
  if (!button || !navigator.canShare?.({ title, url }) || !matchMedia('(pointer: coarse)').matches) return
  // A visitor who closes the phone's sheet again has not done anything wrong.
  button.addEventListener('click', () => void navigator.share({ title, url }).catch(() => undefined))
  button.hidden = false
}

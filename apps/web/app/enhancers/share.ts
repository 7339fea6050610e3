/** Offers the phone's share sheet beside the four links, which need no script. */
export function offerSharing(place: HTMLElement) {
  const button = place.querySelector<HTMLButtonElement>('[data-role="own-way"]')
  const { title = '', url = '' } = place.dataset
  if (!button || !navigator.canShare?.({ title, url }) || !matchMedia('(pointer: coarse)').matches) return
  // Closing the share sheet rejects: no error.
  button.addEventListener('click', () => void navigator.share({ title, url }).catch(() => undefined))
  button.hidden = false
}

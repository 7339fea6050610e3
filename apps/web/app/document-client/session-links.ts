import { AUTHENTICATED_KEY } from '#storage-keys.ts'

/** NAV-05, NAV-06: turns every Login link into a Dashboard link for a signed-in member. */
export function nameSessionLinks(storage: Pick<Storage, 'getItem'>) {
  if (storage.getItem(AUTHENTICATED_KEY) !== 'true') return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-member-href]')) {
    link.href = link.dataset.memberHref ?? link.href
    link.textContent = link.dataset.memberName ?? link.textContent
  }
}

import type { Favourite, FavouriteMark } from '@pulli/contracts/favourite.ts'
import { providerCalls } from '#addresses.ts'
import { askAsMember } from '#member/session/ask-as-member.ts'

/** What the member keeps, the newest first. */
export function loadFavourites() {
  return askAsMember<Favourite[]>(providerCalls.favourites)
}

/** Keeps a recording or a film, or keeps it no longer. */
export function markFavourite(documentId: string, isFavourite: boolean) {
  return askAsMember<FavouriteMark>(`${providerCalls.favourites}/${encodeURIComponent(documentId)}`, {
    method: isFavourite ? 'PUT' : 'DELETE',
  })
}

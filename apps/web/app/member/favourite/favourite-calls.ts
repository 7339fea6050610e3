import type { Favourite, FavouriteMark } from '@pulli/contracts/favourite.ts'
import { memberCalls } from '#api/member-calls.ts'
import { callAsMember } from '#member/session/call-as-member.ts'

/** What the member keeps, the newest first. */
export function loadFavourites() {
  return callAsMember<Favourite[]>(memberCalls.favourites)
}

/** Keeps a recording or a film, or keeps it no longer. */
export function markFavourite(documentId: string, isFavourite: boolean) {
  return callAsMember<FavouriteMark>(memberCalls.favourite(documentId), {
    method: isFavourite ? 'PUT' : 'DELETE',
  })
}

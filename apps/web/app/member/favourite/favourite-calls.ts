import type { Favourite, FavouriteMark } from '@pulli/contracts/favourite.ts'
import { memberCalls } from '#api/member-calls.ts'
import { callAsMember } from '#member/session/call-as-member.ts'

/** Loads the favourites, newest first. */
export function loadFavourites() {
  return callAsMember<Favourite[]>(memberCalls.favourites)
}

/** Marks or unmarks a recording or video. */
export function markFavourite(documentId: string, isFavourite: boolean) {
  return callAsMember<FavouriteMark>(memberCalls.favourite(documentId), {
    method: isFavourite ? 'PUT' : 'DELETE',
  })
}

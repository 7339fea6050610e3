import { m } from '@pulli/messages/messages.js'
import { FavouriteButton } from '@pulli/ui/favourite-button/favourite-button.tsx'
import type { Favourites } from './use-favourites.ts'

interface FavouriteToggleProps {
  favourites: Favourites
  documentId: string
  title: string
}

/** The heart of a recording or video. Renders nothing until the favourites are loaded. */
export function FavouriteToggle({ favourites: { ids, toggle }, documentId, title }: FavouriteToggleProps) {
  return (
    ids && (
      <FavouriteButton
        label={m.library_favourite_of({ title })}
        isFavourite={ids.has(documentId)}
        onPress={() => void toggle(documentId)}
      />
    )
  )
}

import { m } from '@pulli/messages/messages.js'
import { EmptyState } from '@pulli/ui/empty-state/empty-state.tsx'

/** Shown when there are no favourites of this kind. */
export function NoFavourites() {
  return (
    <EmptyState headingLevel={2} title={m.library_no_favourites()} text={m.library_no_favourites_text()} />
  )
}

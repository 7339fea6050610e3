import { m } from '@pulli/messages/messages.js'
import { Heart } from '@pulli/ui/favourite-button/favourite-button.tsx'
import { useRevalidator } from 'react-router'
import type { Favourites } from './use-favourites.ts'

interface FavouritesFilterProps {
  favourites: Favourites
  isOn: boolean
  /** Announcement for screen readers. */
  status: string
  onPress: () => void
}

/** Toggles the filter; or says that the favourites could not be loaded. */
export function FavouritesFilter({
  favourites: { ids, isFailed },
  isOn,
  status,
  onPress,
}: FavouritesFilterProps) {
  const { revalidate } = useRevalidator()
  return (
    <div className="lib__filter">
      {isFailed && (
        <p className="note" role="alert">
          {m.library_favourites_failed()}{' '}
          <button type="button" className="linkish" onClick={() => void revalidate()}>
            {m.dashboard_try_again()}
          </button>
        </p>
      )}
      {ids && !isFailed && (
        <button type="button" className="lib__only" aria-pressed={isOn} onClick={onPress}>
          <Heart />
          {m.library_favourites()}
        </button>
      )}
      <p className="sr" role="status">
        {status}
      </p>
    </div>
  )
}

import './favourite-button.css'

/** Props of `FavouriteButton`. */
export interface FavouriteButtonProps {
  /** Its name, the same whether pressed or not: "Favourite: Rain". */
  readonly label: string
  readonly isFavourite: boolean
  readonly onPress?: (() => void) | undefined
}

/** A heart: an outline, and filled once it is a favourite. */
export function FavouriteButton({ label, isFavourite, onPress }: FavouriteButtonProps) {
  return (
    <button type="button" className="heart" aria-label={label} aria-pressed={isFavourite} onClick={onPress}>
      <Heart />
    </button>
  )
}

/** The heart alone, for use beside a label. */
export function Heart() {
  return (
    <svg className="ic heart__icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M12 20.2C6.5 16.1 3.4 12.7 3.4 9.2a4.7 4.7 0 0 1 4.7-4.8c1.6 0 3 .8 3.9 2.2.9-1.4 2.3-2.2 3.9-2.2a4.7 4.7 0 0 1 4.7 4.8c0 3.5-3.1 6.9-8.6 11Z" />
    </svg>
  )
}

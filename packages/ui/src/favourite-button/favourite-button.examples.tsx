import { FavouriteButton } from './favourite-button.tsx'

export const examples = {
  'not a favourite': <FavouriteButton label="Favourite: Rain on a tin roof" isFavourite={false} />,
  'a favourite': <FavouriteButton label="Favourite: Rain on a tin roof" isFavourite />,
}

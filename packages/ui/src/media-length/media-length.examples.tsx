import { MediaLength } from './media-length.tsx'

export const examples = {
  'not known yet': <MediaLength of="film-1" label="Length" pending="Loading..." />,
}

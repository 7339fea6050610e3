import { IconButton, IconLink } from './icon-button.tsx'

export const examples = {
  'a button': <IconButton icon="download" label="Download" />,
  'a strong one': <IconButton icon="play" label="Play" strong />,
  'a disabled one': <IconButton icon="next" label="Next two" disabled />,
  'a link': <IconLink icon="whatsapp" label="Share on WhatsApp" href="https://wa.me/" />,
}

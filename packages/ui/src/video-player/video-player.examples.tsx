import { Cover } from '#cover/cover.tsx'
import { MediaLength } from '#media-length/media-length.tsx'
import { VideoPlayer } from './video-player.tsx'

const words = { label: 'Shoulders, neck, jaw', playLabel: 'Play Shoulders, neck, jaw' }

export const examples = {
  'with its length and captions': (
    <VideoPlayer
      {...words}
      id="film-1"
      src="/uploads/shoulders.mp4"
      captions={{ src: '/uploads/shoulders.vtt', label: 'English' }}
      cover={<Cover seed="shoulders" shape="film" tone="teal" />}
      length={<MediaLength of="film-1" label="Length" pending="Loading..." />}
    />
  ),
  bare: (
    <VideoPlayer
      {...words}
      id="film-2"
      src="/uploads/shoulders.mp4"
      cover={<Cover seed="neck" shape="film" tone="night" />}
    />
  ),
}

import { Cover } from '#cover/cover.tsx'
import { FavouriteButton } from '#favourite-button/favourite-button.tsx'
import { MediaLength } from '#media-length/media-length.tsx'
import { TrackRow } from './track-row.tsx'

const words = {
  downloadText: 'Download',
  downloadLabel: 'Download Rain',
  headingLevel: 2,
  aboutText: 'About',
} as const

export const examples = {
  'two recordings, one playing': (
    <ul className="tracks">
      <TrackRow
        {...words}
        id="track-1"
        title="Rain on a tin roof"
        tags="Sleep | Sound"
        author="Leela Thomas"
        text="Steady rain. No words and no music."
        cover={<Cover seed="rain" shape="square" tone="night" />}
        length={<MediaLength of="track-1" label="Length" pending="Loading..." />}
        src="/uploads/rain.mp3"
        size="1.2 MB"
        isPlaying
        playLabel="Pause Rain on a tin roof"
        audio={{ controls: true }}
      />
      <TrackRow
        {...words}
        id="track-2"
        title="A bell and a breath"
        cover={<Cover seed="bell" shape="square" tone="teal" />}
        length={<MediaLength of="track-2" label="Length" pending="Loading..." />}
        src="/uploads/bell.mp3"
        isPlaying={false}
        playLabel="Play A bell and a breath"
        audio={{ controls: true }}
      />
    </ul>
  ),
  'a recording that can be kept': (
    <ul className="tracks">
      <TrackRow
        {...words}
        id="track-3"
        title="Four strings"
        tags="Morning | Sound"
        author="Leela Thomas"
        cover={<Cover seed="strings" shape="square" tone="earth" />}
        length={<MediaLength of="track-3" label="Length" pending="Loading..." />}
        src="/uploads/strings.mp3"
        size="1.1 MB"
        isPlaying={false}
        playLabel="Play Four strings"
        keep={<FavouriteButton label="Favourite: Four strings" isFavourite />}
        status="It is on your device now."
        audio={{ controls: true }}
      />
    </ul>
  ),
}

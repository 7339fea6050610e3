import { Cover } from '#cover/cover.tsx'
import { VideoButton } from './video-button.tsx'

export const examples = {
  'with its length': (
    <VideoButton
      dialogId="film"
      label="Play the video"
      caption="Dr Meera Nair, psychiatrist, on the first five minutes"
      duration="2:40"
      poster={<Cover seed="five minutes" shape="card" tone="night" />}
    />
  ),
}

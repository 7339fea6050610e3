import { SampleMark } from './sample-mark.tsx'

export const examples = {
  'after a price': (
    <p>
      $150 a month <SampleMark>sample</SampleMark>
    </p>
  ),
}

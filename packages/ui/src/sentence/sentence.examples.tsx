import { Sentence } from './sentence.tsx'

export const examples = {
  'a value in the middle': (
    <p>
      <Sentence
        message={(place) => `Your score is ${place('total')} out of 63.`}
        parts={{ total: <b className="tnum">21</b> }}
      />
    </p>
  ),
  'two links': (
    <p>
      <Sentence
        message={(place) => `One small thing for now: ${place('recording')} or ${place('film')}.`}
        parts={{ recording: <a href="/arts-audio">a recording</a>, film: <a href="/arts-video">a film</a> }}
      />
    </p>
  ),
}

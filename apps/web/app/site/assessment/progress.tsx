import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { chain } from '@pulli/ui/kolam/chain.ts'
import { drawnOnce } from '@pulli/ui/kolam/drawn-once.ts'
import { Sentence } from '@pulli/ui/sentence/sentence.tsx'
import { FORM_ID } from './form-element.ts'

const drawChain = drawnOnce(chain)

/**
 * The foot of the screen while one answers: a dot for each question, the line round those that have an answer,
 * and the way to the result. Without JavaScript the answers are not counted, so there is only the button.
 */
export function Progress({ count }: { count: number }) {
  const dots = drawChain(count)
  return (
    <div className="prog">
      <div className="prog__inner">
        <div
          className="prog__bar is-uncounted"
          data-progress=""
          role="progressbar"
          aria-label={m.assessment_progress()}
          aria-valuemin={0}
          aria-valuemax={count}
          aria-valuenow={0}
          aria-valuetext={m.assessment_progress_words({ answered: '0', count: String(count) })}
        >
          <svg
            className="kolam prog__kolam"
            viewBox={dots.view.join(' ')}
            preserveAspectRatio="xMinYMid meet"
            aria-hidden="true"
            focusable="false"
          >
            <path className="k-dot" d={dots.dotsD} />
            <path className="k-line" data-progress-line="" />
            <path className="k-dot is-on" data-progress-dots="" />
          </svg>
        </div>
        <p className="prog__text tnum is-uncounted" data-progress-words="" aria-hidden="true">
          <Sentence
            message={(place) =>
              m.assessment_progress_of({ answered: place('answered'), count: String(count) })
            }
            parts={{ answered: <b>0</b> }}
          />
        </p>
        <Button kind="act" type="submit" form={FORM_ID}>
          {m.assessment_submit()}
        </Button>
      </div>
    </div>
  )
}

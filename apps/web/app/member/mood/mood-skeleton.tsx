import { m } from '@pulli/messages/messages.js'
import { kolam } from '@pulli/ui/kolam/kolam.ts'
import { KolamFigure } from '@pulli/ui/kolam/kolam-figure.tsx'

const DRAWING = kolam('mood', { n: 3, shape: 'square' })

/** The skeleton while the days are loaded, also rendered by the server. */
export function MoodSkeleton() {
  return (
    <div className="moodpage" aria-busy="true">
      <section className="checkin">
        <h1>{m.mood_title()}</h1>
        <div className="checkin__figure draw">
          <KolamFigure drawing={DRAWING} className="wait__kolam" />
        </div>
        <p className="sr" role="status">
          {m.dashboard_loading()}
        </p>
      </section>
      <div className="calsec calsec--wait" aria-hidden="true">
        <p className="wait wait--h" />
        <p className="wait" />
        <p className="wait" />
        <p className="wait" />
        <p className="wait" />
        <p className="wait" />
      </div>
    </div>
  )
}

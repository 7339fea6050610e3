import { m } from '@pulli/messages/messages.js'
import { EmptyState } from '@pulli/ui/empty-state/empty-state.tsx'
import { SampleMark } from '@pulli/ui/sample-mark/sample-mark.tsx'
import type { LetterSummary } from './letters.ts'
import { SignUpForm } from './sign-up-form.tsx'

const SIGN_UP = 'signup-h'

/** D31: the letters so far, a row each, and the way to get the next; a quiet word where there are none. */
export function Archive({ letters }: { letters: readonly LetterSummary[] }) {
  return (
    <section className="section section--sunk" aria-labelledby="archive-h">
      <div className="wrap grid">
        <div className="letters__archive">
          <h2 id="archive-h">{m.community_archive()}</h2>
          <p className="lead">{m.community_archive_lead()}</p>
          <h3 className="letters__sign-up" id={SIGN_UP}>
            {m.newsletter_title()}
          </h3>
          <p className="quiet">{m.newsletter_lead()}</p>
          <SignUpForm labelledBy={SIGN_UP} kind="line" />
        </div>
        {letters.length > 0 ? (
          <ol className="letters">
            {letters.map(({ id, href, title, summary, note, isSample }) => (
              <li key={id} className="letter">
                {(note || isSample) && (
                  <p className="note">
                    {note}
                    {isSample && <SampleMark>{m.sample_mark()}</SampleMark>}
                  </p>
                )}
                <h3 className="letter__title">
                  <a href={href}>{title}</a>
                </h3>
                <p className="quiet">{summary}</p>
              </li>
            ))}
          </ol>
        ) : (
          <div className="letters">
            <EmptyState title={m.community_archive_empty()} text={m.community_archive_empty_text()} />
          </div>
        )}
      </div>
    </section>
  )
}

import type { CrisisLine } from '@pulli/contracts/crisis-line/crisis-line.ts'
import { m } from '@pulli/messages/messages.js'
import { renderMarkdown } from '#content/render-markdown.ts'
import { SafeHtml } from '#content/safe-html.tsx'
import { whatsAppAddress } from './line-row.tsx'

/** Anchor, title and text of each situation. The numbers in the texts become links. */
const SITUATIONS = [
  ['on-the-call', m.situation_call_title, m.situation_call_text],
  ['without-speaking', m.situation_silent_title, m.situation_silent_text],
  ['worried', m.situation_someone_title, m.situation_someone_text],
  ['hurt-at-home', m.situation_home_title, m.situation_home_text],
  ['under-18', m.situation_young_title, m.situation_young_text],
  ['after-an-attempt', m.situation_after_title, m.situation_after_text],
  ['safer-place', m.situation_safer_title, m.situation_safer_text],
] as const

/** Leads past the board to what fits, for a reader who cannot read all of it now. */
export function SituationLinks() {
  return (
    <nav className="fits" aria-label={m.crisis_situations()}>
      <ul>
        {SITUATIONS.map(([id, title]) => (
          <li key={id}>
            <a className="fits__link" href={`#${id}`}>
              {title()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What to do in each situation. */
export function Situations({ lines }: { lines: readonly CrisisLine[] }) {
  return SITUATIONS.map(([id, title, text]) => (
    <section key={id} className="fit" id={id} aria-labelledby={`${id}-h`}>
      <h2 id={`${id}-h`}>{title()}</h2>
      <SafeHtml className="fit__text" html={renderMarkdown(text())} />
      {id === 'without-speaking' && <InWriting lines={lines} />}
    </section>
  ))
}

/** The lines of the board that answer in writing. */
function InWriting({ lines }: { lines: readonly CrisisLine[] }) {
  const ways = lines.flatMap(({ name, whatsapp, chat }) => [
    ...(whatsapp ? [{ name: `${name}, WhatsApp`, address: whatsAppAddress(whatsapp) }] : []),
    ...(chat ? [{ name, address: chat }] : []),
  ])
  if (ways.length === 0) return null
  return (
    <div className="fit__text">
      <p>{m.situation_silent_lines()}</p>
      <ul>
        {ways.map(({ name, address }) => (
          <li key={address}>
            <a href={address} rel="noopener noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

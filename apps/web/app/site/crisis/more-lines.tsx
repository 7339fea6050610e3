import type { CrisisLine } from '@pulli/contracts/site-setting.ts'
import { m } from '@pulli/messages/messages.js'
import { dayInWords } from '#content/day-in-words.ts'
import { telephone } from '#content/telephone.ts'

/** The other lines of the settings; without any, a word that the two numbers are enough. */
export function MoreLines({ lines }: { lines: readonly CrisisLine[] | undefined }) {
  return (
    <section className="section section--tight" aria-labelledby="lines-h">
      <h2 id="lines-h">{m.crisis_lines_title()}</h2>
      <p className="quiet">{lines?.length ? m.crisis_lines_lead() : m.crisis_lines_none()}</p>
      {lines && lines.length > 0 && (
        <ul className="lines">
          {lines.map((line) => (
            <Line key={line.name} line={line} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Line({ line }: { line: CrisisLine }) {
  const { name, number, alternativeNumber, note } = line
  return (
    <li className="line">
      <div>
        <h3 className="line__n">{name}</h3>
        {note && <p className="line__d">{note}</p>}
      </div>
      <p>
        <a className="line__p" href={telephone(line.telephone ?? number)}>
          {number}
        </a>
        {alternativeNumber && (
          <>
            {' '}
            {m.crisis_line_also()}{' '}
            <a className="line__p" href={telephone(line.alternativeTelephone ?? alternativeNumber)}>
              {alternativeNumber}
            </a>
          </>
        )}
      </p>
      <LineFacts line={line} />
    </li>
  )
}

function LineFacts({ line: { hours, languages, checkedOn } }: { line: CrisisLine }) {
  const facts = [
    [m.crisis_line_hours(), hours],
    [m.crisis_line_languages(), languages],
    [m.crisis_line_checked(), dayInWords(checkedOn)],
  ]
  return (
    <p className="line__d">
      {facts.map(([name, fact]) => fact && <span key={name} className="line__f">{`${name}: ${fact}`}</span>)}
    </p>
  )
}

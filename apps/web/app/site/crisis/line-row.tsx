import type { CrisisLine } from '@pulli/contracts/crisis-line/crisis-line.ts'
import { EVERY_DAY, type OpeningHours } from '@pulli/domain/opening-hours/opening-hours.ts'
import { m } from '@pulli/messages/messages.js'
import { Sentence } from '@pulli/ui/sentence/sentence.tsx'
import type { ReactNode } from 'react'
import { telephone } from '#content/telephone.ts'
import { OpenNow } from '#opening-hours/open-now.tsx'
import { checkInWords, factInWords, testCallInWords } from './check-in-words.ts'

/** One of the other lines: whom it is for, its number, what it costs and when someone answers. */
export function LineRow({ line, today }: { line: CrisisLine; today: string }) {
  const { name, number, alternative_number, note } = line
  return (
    <li className="line">
      <div>
        <h3 className="line__name">{name}</h3>
        {line.for_whom && <p className="line__details">{line.for_whom}</p>}
        {note && <p className="line__details">{note}</p>}
      </div>
      <div>
        {alternative_number ? (
          <Sentence
            message={(place) => m.crisis_line_numbers({ number: place('number'), other: place('other') })}
            parts={{
              number: <Call number={number} dialled={line.telephone} />,
              other: (
                <Call
                  number={alternative_number}
                  dialled={line.alternative_telephone ?? alternative_number}
                />
              ),
            }}
          />
        ) : (
          <Call number={number} dialled={line.telephone} />
        )}
        <WithoutVoice line={line} />
      </div>
      <Facts line={line} today={today} />
    </li>
  )
}

function Call({ number, dialled }: { number: string; dialled: string }) {
  return (
    <a className="line__phone" href={telephone(dialled)}>
      {number}
    </a>
  )
}

/** How to reach a line in writing. */
function WithoutVoice({ line: { name, whatsapp, chat, app } }: { line: CrisisLine }) {
  const ways = [
    [m.crisis_line_whatsapp(), whatsapp && whatsAppAddress(whatsapp)],
    [m.crisis_line_chat(), chat],
    [m.crisis_line_app(), app],
  ] as const
  return ways.map(
    ([words, address]) =>
      address && (
        <p key={words}>
          <a className="line__web" href={address} rel="noopener noreferrer">
            {words}
            <span className="sr"> ({name})</span>
          </a>
        </p>
      ),
  )
}

/** The address that opens a conversation on WhatsApp. */
export function whatsAppAddress(number: string) {
  return `https://wa.me/${number.replace(/\D/g, '')}`
}

function Facts({ line, today }: { line: CrisisLine; today: string }) {
  const { hours, cost, languages, opening_hours } = line
  const isAlways = opening_hours.some(({ days, from, to }) => from === to && days.length === EVERY_DAY.length)
  const facts: [string, ReactNode][] = [
    [
      m.crisis_line_hours(),
      <>
        {factInWords(hours, line)}
        {opening_hours.length > 0 && !isAlways && <OpenNow hours={weekOf(line)} />}
      </>,
    ],
    [m.crisis_line_cost(), factInWords(cost, line)],
    [m.crisis_line_languages(), factInWords(languages, line)],
  ]
  return (
    <div className="line__details">
      <dl className="line__facts">
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <p>{[checkInWords(line, today), testCallInWords(line)].filter(Boolean).join('. ')}</p>
    </div>
  )
}

function weekOf({ opening_hours, time_zone }: CrisisLine): OpeningHours {
  const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  return {
    zone: time_zone,
    periods: opening_hours.map(({ days, from, to }) => ({
      days: EVERY_DAY.filter((day) => days.includes(day)),
      from: minuteOf(from),
      to: minuteOf(to),
    })),
    holidays: [],
  }
}

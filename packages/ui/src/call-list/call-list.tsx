import { Icon } from '#icon/icon.tsx'
import './call-list.css'

/** A number to call. */
export interface Call {
  /** For `tel:`. */
  readonly telephone: string
  /** As shown. */
  readonly number: string
  /** Who answers, and when. */
  readonly text: string
  /** What else is known, below the row; a line each. */
  readonly note?: string | undefined
}

/** Props of `CallList`. */
export interface CallListProps {
  readonly calls: readonly Call[]
  /** As the headline of the crisis page. */
  readonly large?: boolean | undefined
  /** As buttons of the one thing to do: where a result asks for a call. */
  readonly filled?: boolean | undefined
}

/** Numbers to call, a row each. */
export function CallList({ calls, large = false, filled = false }: CallListProps) {
  const kind = `${large ? ' calls--large' : ''}${filled ? ' calls--filled' : ''}`
  return (
    <ul className={`calls${kind}`}>
      {calls.map(({ telephone, number, text, note }) => (
        <li key={telephone}>
          <a href={`tel:${telephone}`}>
            <span className="calls__number">{number}</span> <span className="calls__text">{text}</span>
            <Icon name="phone" />
          </a>
          {note && <p className="calls__note">{note}</p>}
        </li>
      ))}
    </ul>
  )
}

import { SampleMark } from '#sample-mark/sample-mark.tsx'
import './stats.css'

/** A numeral and what it counts; without a value it is not shown. */
export interface Stat {
  readonly value: string
  readonly label: string
  /** Who counted, and when. */
  readonly basis?: string | undefined
  readonly isSample?: boolean | undefined
}

/** Props of `Stats`. */
export interface StatsProps {
  readonly items: readonly Stat[]
  /** The word that marks a sample. */
  readonly sampleWord?: string | undefined
  readonly className?: string | undefined
}

/** Plain facts from the site settings; nothing at all when there are none. */
export function Stats({ items, sampleWord, className }: StatsProps) {
  const known = items.filter(({ value }) => value.trim() !== '')
  if (known.length === 0) return null
  return (
    <dl className={className ? `stats ${className}` : 'stats'}>
      {known.map(({ value, label, basis, isSample }) => (
        <div key={label}>
          <dt>
            {label}
            {basis && <span className="stats__basis">{basis}</span>}
            {isSample && sampleWord && <SampleMark>{sampleWord}</SampleMark>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

import './stats.css'

/** A numeral and what it counts; without a value it is not shown. */
export interface Stat {
  readonly value: string
  readonly label: string
}

/** Props of `Stats`. */
export interface StatsProps {
  readonly items: readonly Stat[]
  readonly className?: string | undefined
}

/** Plain facts from the site settings; nothing at all when there are none. */
export function Stats({ items, className }: StatsProps) {
  const known = items.filter(({ value }) => value.trim() !== '')
  if (known.length === 0) return null
  return (
    <dl className={className ? `stats ${className}` : 'stats'}>
      {known.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

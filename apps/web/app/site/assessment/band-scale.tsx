import { m } from '@pulli/messages/messages.js'

/** A named range of totals. */
export interface ShownBand {
  level: string
  from: number
  to: number
}

interface BandScaleProps {
  bands: readonly ShownBand[]
  total: number
  maximum: number
}

const WIDTH = 640
const EDGE = 20
const GAP = 3

/** One line cut into its bands to scale, with a ring where the total lies; then the bands in words. */
export function BandScale({ bands, total, maximum }: BandScaleProps) {
  const unit = (WIDTH - 2 * EDGE) / (maximum + 1)
  const place = (points: number) => EDGE + points * unit
  const own = bands.find(({ from, to }) => from <= total && total <= to)
  return (
    <figure className="scale">
      <figcaption className="sr">
        {own && m.assessment_scale({ total, maximum, from: own.from, to: own.to, level: own.level })}
      </figcaption>
      <svg className="scale__svg" viewBox={`0 0 ${WIDTH} 44`} aria-hidden="true" focusable="false">
        {bands.map((band) => (
          <line
            key={band.level}
            className={band === own ? 'scale__band is-you' : 'scale__band'}
            x1={place(band.from)}
            x2={place(band.to + 1) - GAP}
            y1="22"
            y2="22"
          />
        ))}
        <circle className="scale__you" cx={place(total + 0.5)} cy="22" r="18" />
        <text className="scale__total tnum" x={place(total + 0.5)} y="23">
          {total}
        </text>
      </svg>
      <ol className="scale__legend">
        {bands.map((band) => (
          <li key={band.level} className={band === own ? 'is-you' : undefined}>
            <span className="tnum">{m.assessment_range({ from: band.from, to: band.to })}</span> {band.level}
            {band === own && <span className="scale__here">{m.assessment_here()}</span>}
          </li>
        ))}
      </ol>
    </figure>
  )
}

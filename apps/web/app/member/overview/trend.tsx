import type { KeptAssessment } from '@pulli/contracts/assessment.ts'
import type { Band } from './scale.ts'

const WIDTH = 220
const HEIGHT = 72
const EDGE = 9
const MOST = 6

interface TrendProps {
  /** Newest first. */
  results: readonly Pick<KeptAssessment, 'totalScore' | 'assessmentMaxScore'>[]
  bands: readonly Band[]
  /** The reliable change, in points: drawn as a band round the line, in place of the latest range. */
  reliable?: number | undefined
}

/** Chart of the last six results: a rule at each range, the latest range shaded, where there is more than one. The table has the same data. */
export default function Trend({ results, bands, reliable }: TrendProps) {
  const shown = results.slice(0, MOST).toReversed()
  const latest = shown.at(-1)
  const maximum = latest?.assessmentMaxScore ?? 1
  const y = (points: number) => HEIGHT - EDGE - (points / maximum) * (HEIGHT - 2 * EDGE)
  const step = (WIDTH - 2 * EDGE) / (MOST - 1)
  const x = (n: number) => EDGE + (MOST - shown.length + n) * step
  const own = latest ? bands.findLastIndex(({ from }) => latest.totalScore >= from) : -1
  const [low, high] = [bands[own]?.from ?? 0, bands[own + 1]?.from ?? maximum]
  // Without a result there is no scale: only the axis is drawn.
  const lines = latest ? bands : bands.slice(0, 1)
  const points = shown.map(({ totalScore }, n) => [x(n), y(totalScore)] as const)
  return (
    <svg className="trend" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      {latest && !reliable && bands.length > 1 && (
        <rect className="trend__own" x="0" width={WIDTH} y={y(high)} height={Math.max(1, y(low) - y(high))} />
      )}
      {reliable && <path className="trend__band" d={bandOf(shown, reliable, { x, y, maximum })} />}
      <path className="trend__grid" d={lines.map(({ from }) => `M0 ${y(from)}H${WIDTH}`).join('')} />
      {points.length > 1 && (
        <path className="trend__line" d={`M${points.map(([a, b]) => `${a} ${b}`).join('L')}`} />
      )}
      {latest ? (
        <path className="trend__dots" d={points.map(([a, b]) => `M${a} ${b}h0`).join('')} />
      ) : (
        <path
          className="trend__none"
          d={Array.from({ length: MOST }, (_, n) => `M${EDGE + n * step} ${y(0)}h0`).join('')}
        />
      )}
      {points.slice(-1).map(([a, b]) => (
        <circle className="trend__now" key="now" cx={a} cy={b} r="7.5" />
      ))}
    </svg>
  )
}

type Place = { x: (n: number) => number; y: (points: number) => number; maximum: number }

/**
 * The area that is the reliable change away from the line, upwards and downwards. At the latest result it is still that
 * of the one before: the line leaves the band where the change between the two is more than imprecision.
 */
function bandOf(shown: TrendProps['results'], reliable: number, { x, y, maximum }: Place): string {
  const middles = shown.map(
    ({ totalScore }, n) => (n === shown.length - 1 ? shown[n - 1]?.totalScore : undefined) ?? totalScore,
  )
  const within = (points: number) => Math.min(maximum, Math.max(0, points))
  const above = middles.map((middle, n) => `${x(n)} ${y(within(middle + reliable))}`)
  const below = middles.map((middle, n) => `${x(n)} ${y(within(middle - reliable))}`)
  return `M${[...above, ...below.toReversed()].join('L')}Z`
}

import { chain } from '#kolam/chain.ts'
import { drawnOnce } from '#kolam/drawn-once.ts'
import { KolamFigure } from '#kolam/kolam-figure.tsx'
import './steps-chain.css'

/** One step of the way. */
export interface Step {
  readonly title: string
  readonly text: string
}

/** Props of `StepsChain`. */
export interface StepsChainProps {
  /** Four; the line and its grid are set for four dots. */
  readonly steps: readonly Step[]
  /** Stays a column on wide screens too. */
  readonly vertical?: boolean | undefined
}

const drawChain = drawnOnce(chain)

/** Steps along one line: side by side from 48rem, below one another before. */
export function StepsChain({ steps, vertical = false }: StepsChainProps) {
  const pad = 0.5
  return (
    <ol className={vertical ? 'steps steps--down' : 'steps'}>
      <li className="steps__chain" role="presentation" aria-hidden="true">
        {!vertical && <KolamFigure className="chain-h" drawing={drawChain(steps.length, { pad })} />}
        <KolamFigure className="chain-v" drawing={drawChain(steps.length, { pad, vertical: true })} />
      </li>
      {steps.map(({ title, text }) => (
        <li className="step" key={title}>
          <h3>{title}</h3>
          <p className="quiet">{text}</p>
        </li>
      ))}
    </ol>
  )
}

import type { ReactNode } from 'react'
import { chain } from '#kolam/chain.ts'
import { kolam } from '#kolam/kolam.ts'
import { KolamFigure } from '#kolam/kolam-figure.tsx'
import './empty-state.css'

/** Props of `EmptyState`. */
export interface EmptyStateProps {
  /** Empty shows the dots alone; an error a line round three of them. */
  readonly kind?: 'empty' | 'error' | undefined
  readonly title: string
  readonly headingLevel?: 2 | 3 | undefined
  readonly text: ReactNode
}

const DOTS = kolam('empty', { n: 3, shape: 'square', symmetry: 'none' })
const BROKEN = chain(3)

/** Explains why a place is empty. */
export function EmptyState({ kind = 'empty', title, headingLevel = 3, text }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  const empty = kind === 'empty'
  const drawing = empty ? DOTS : BROKEN
  return (
    <div className={empty ? 'empty' : 'empty empty--error'}>
      <KolamFigure drawing={drawing} line={!empty} />
      <div>
        <Heading className="empty__head">{title}</Heading>
        <p className="quiet">{text}</p>
      </div>
    </div>
  )
}

import type { KeptAssessment } from '@pulli/contracts/assessment.ts'
import { m } from '@pulli/messages/messages.js'
import { Suspense, useState } from 'react'
import { lazySection } from '#member/shell/lazy-section.tsx'

// Loaded when it is opened (P2).
const ResultTable = lazySection(() => import('./result-table.tsx'))

interface AllResultsProps {
  /** The assessment. */
  name: string
  results: readonly KeptAssessment[]
  cutoffSource: string
  /** Where the width of the band round the line comes from; undefined without a band. */
  bandSource?: string | undefined
  now: Date
  timeZone: string | undefined
}

/** All results of an assessment, behind their number. */
export default function AllResults(props: AllResultsProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="score__all" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{m.overview_all({ count: props.results.length })}</summary>
      {isOpen && (
        <Suspense fallback={null}>
          <ResultTable {...props} />
        </Suspense>
      )}
    </details>
  )
}

import type { KeptAssessment } from '@pulli/contracts/assessment.ts'
import { m } from '@pulli/messages/messages.js'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { dayWords } from '#member/day/day-words.ts'
import { EraseButton } from '#member/erasure/erase-button.tsx'
import { showToast } from '#toasts/show-toast.ts'
import { eraseResult } from './erase-result.ts'

interface ResultTableProps {
  /** The assessment. */
  name: string
  results: readonly KeptAssessment[]
  cutoffSource: string
  bandSource?: string | undefined
  now: Date
  timeZone: string | undefined
}

/** The results as a table, newest first: the alternative to the chart. */
export default function ResultTable(props: ResultTableProps) {
  const { name, results: all, cutoffSource, bandSource, now, timeZone } = props
  const { revalidate } = useRevalidator()
  const table = useRef<HTMLTableElement>(null)
  const [erased, setErased] = useState<readonly { id: string; index: number }[]>([])
  const results = all.filter(({ id }) => !erased.some((one) => one.id === id))
  // The button is gone with its row: the focus goes to the row that took its place, or to the questions.
  const last = erased.at(-1)
  useEffect(() => {
    if (!last) return
    const buttons = table.current?.querySelectorAll('button') ?? []
    const next = buttons[Math.min(last.index, buttons.length - 1)]
    const start = () => table.current?.closest('.score')?.querySelector<HTMLElement>('.score__action a')
    ;(next ?? start())?.focus()
  }, [last])

  function drop(id: string, index: number) {
    setErased((before) => [...before, { id, index }])
    void showToast({ text: m.overview_erased(), kind: 'success' })
    // The scores, the chart and the words above it are made of the results that are left.
    void revalidate()
  }

  const day = (at: string) => dayWords(new Date(at), now, timeZone)
  const hasEveryday = results.some(({ functionalAnswer }) => functionalAnswer)
  return (
    <>
      <table ref={table}>
        <caption className="sr">{m.overview_all_of({ name })}</caption>
        <thead>
          <tr>
            <th scope="col">{m.overview_day()}</th>
            <th scope="col">{m.overview_score()}</th>
            <th scope="col">{m.overview_range()}</th>
            {hasEveryday && <th scope="col">{m.followed_everyday_column()}</th>}
            <td />
          </tr>
        </thead>
        <tbody>
          {results.map((one, index) => (
            <tr key={one.id}>
              <th scope="row">{day(one.takenAt)}</th>
              <td className="tnum">
                {one.totalScore} {m.overview_of({ maximum: one.assessmentMaxScore })}
              </td>
              <td>{one.safety.hasAnswer ? m.overview_help_range({ level: one.level }) : one.level}</td>
              {hasEveryday && <td>{one.functionalAnswer}</td>}
              <td>
                <EraseButton
                  id={one.id}
                  question={{
                    title: m.overview_erase_title({ name, day: day(one.takenAt) }),
                    text: m.overview_erase_text(),
                  }}
                  erase={() => eraseResult(one.id)}
                  onErased={() => drop(one.id, index)}
                >
                  {m.overview_erase()}
                  <span className="sr"> {m.overview_erase_which({ day: day(one.takenAt) })}</span>
                </EraseButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">{m.assessment_cutoffs({ source: cutoffSource })}</p>
      {bandSource && <p className="note">{m.followed_band_source({ source: bandSource })}</p>}
    </>
  )
}

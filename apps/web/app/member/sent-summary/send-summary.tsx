import type { SentSummaryWhole, SummaryChoice, SummaryPreview } from '@pulli/contracts/sent-summary.ts'
import { m } from '@pulli/messages/messages.js'
import { useEffect, useRef, useState } from 'react'
import { memberCalls } from '#api/member-calls.ts'
import { errorText } from '#call/error-text.ts'
import { timeZone } from '#member/day/time-zone.ts'
import { callAsMember } from '#member/session/call-as-member.ts'
import { startInWords } from '#site/request-status/times-in-words.ts'
import { ChooseItems, nothingChosen } from './choose-items.tsx'
import type { SendPage } from './load-page.ts'
import { LookFirst } from './look-first.tsx'
import { WasSent } from './was-sent.tsx'

/** The summary sent to the appointment, or the two steps to it: choose, then look and send. */
export function SendSummary({ page }: { page: SendPage }) {
  const { id, counsellor: name, startsAt, isOpen } = page
  const [sent, setSent] = useState(page.sent)
  const [isChoosing, setIsChoosing] = useState(false)
  const [choice, setChoice] = useState(nothingChosen)
  const [preview, setPreview] = useState<SummaryPreview>()
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState('')
  const [status, setStatus] = useState('')
  const step = useRef<HTMLDivElement>(null)
  const shown = sent?.content && !isChoosing ? 'sent' : preview ? 'preview' : 'choose'
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    // The pressed button is gone: moves the focus to the next step.
    step.current?.focus()
  }, [shown])

  async function look(chosen: SummaryChoice) {
    if (isBusy) return
    setIsBusy(true)
    setStatus('')
    const path = `${memberCalls.summaryOf(id)}/preview`
    const outcome = await callAsMember<SummaryPreview>(path, { method: 'POST', body: chosen })
    setIsBusy(false)
    setFault(outcome.kind === 'done' ? '' : errorText(outcome))
    if (outcome.kind === 'done') setPreview(outcome.data)
  }

  async function send() {
    if (isBusy || !preview) return
    setIsBusy(true)
    const body = { ...choice, seen: preview.seen }
    const outcome = await callAsMember<SentSummaryWhole>(memberCalls.summaryOf(id), { method: 'PUT', body })
    setIsBusy(false)
    setFault(outcome.kind === 'done' ? '' : errorText(outcome))
    // What they look at is no longer what would be sent.
    if (outcome.kind === 'refused' && outcome.code === 'stale-summary') setPreview(undefined)
    if (outcome.kind !== 'done') return
    setSent(outcome.data)
    setPreview(undefined)
    setIsChoosing(false)
    setStatus(m.sent_summary_sent({ name }))
  }

  function wasTakenBack() {
    setSent(undefined)
    setChoice(nothingChosen())
    setStatus(m.sent_summary_taken_back_now({ name }))
  }

  return (
    <div className="sent">
      <p className="lead">{m.sent_summary_with({ name, when: startInWords(startsAt, timeZone()) })}</p>
      <p role="status">{status}</p>
      <div ref={step} tabIndex={-1} className="sent__step">
        {shown === 'sent' && sent && (
          <WasSent
            sent={sent}
            isOpen={isOpen}
            onReplace={() => {
              setStatus('')
              setIsChoosing(true)
            }}
            onTakenBack={wasTakenBack}
          />
        )}
        {shown !== 'sent' && sent?.ended_at && <p>{m.sent_summary_ended({ name })}</p>}
        {shown !== 'sent' && !isOpen && <p>{m.sent_summary_over()}</p>}
        {shown === 'choose' && isOpen && (
          <ChooseItems
            name={name}
            results={page.results}
            choice={choice}
            fault={fault}
            isBusy={isBusy}
            onChange={setChoice}
            onLook={() => void look(choice)}
          />
        )}
        {shown === 'preview' && preview && (
          <LookFirst
            preview={preview}
            fault={fault}
            isBusy={isBusy}
            onSend={() => void send()}
            onBack={() => setPreview(undefined)}
          />
        )}
      </div>
    </div>
  )
}

import type { Consent } from '@pulli/contracts/consent.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { Dialog } from '@pulli/ui/dialog/dialog.tsx'
import { useState } from 'react'
import { useCallForm } from '#call/call-form.tsx'
import { useModalDialog } from '#call/confirm-dialog.tsx'
import { errorText } from '#call/error-text.ts'
import { Refusal } from '#call/refusal.tsx'
import { ExportData } from '#member/data-rights/export-data.tsx'
import { withdrawConsent } from '#member/erasure/erase-purpose.ts'
import './withdraw-dialog.css'
import { SealedCopy } from '#sealed-copy/sealed-copy.tsx'

interface WithdrawDialogProps {
  consent: Consent
  /** Called with the withdrawn consent, and whether the stored data is erased. */
  onWithdrawn: (changed: Consent, isErased: boolean) => void
  /** Called where it failed after the dialog was closed: nothing else would say so. */
  onFailedAfterwards: (reason: string, kept: 'erase' | 'keep') => void
  onClose: () => void
}

const CHOICES = [
  { value: 'erase', label: m.consent_stop_erase, note: m.consent_stop_erase_note },
  { value: 'download', label: m.consent_stop_download, note: m.consent_stop_download_note },
  { value: 'keep', label: m.consent_stop_keep, note: m.consent_stop_keep_note },
] as const
type Choice = (typeof CHOICES)[number]['value']

/** D55: asks what to do with the stored data. Nothing is preselected, and nothing happens before the button. */
export default function WithdrawDialog({
  consent,
  onWithdrawn,
  onFailedAfterwards,
  onClose,
}: WithdrawDialogProps) {
  const dialog = useModalDialog(onClose)
  const [choice, setChoice] = useState<Choice>()
  const [isSaved, setIsSaved] = useState(false)
  const id = `withdraw-${consent.purpose}`
  const kept = choice === 'keep' ? 'keep' : 'erase'
  const { form, isBusy, errors, formError, showErrors } = useCallForm({
    check() {
      if (choice === undefined) return { errors: { kept: m.consent_stop_missing() } }
      if (choice === 'download' && !isSaved) return { formError: m.consent_stop_not_downloaded() }
    },
    send: () => withdrawConsent(consent.purpose, kept),
    onDone(_, changed) {
      dialog.current?.close()
      onWithdrawn(changed, kept === 'erase')
    },
    onFailed(outcome) {
      // Closed with Escape meanwhile.
      if (!dialog.current?.open) onFailedAfterwards(errorText(outcome, m.consent_stop_unanswered()), kept)
    },
    unanswered: m.consent_stop_unanswered(),
  })
  const error = errors.kept ?? formError

  return (
    <Dialog id={id} labelledBy={`${id}-h`} describedBy={`${id}-p`} ref={dialog}>
      <h2 id={`${id}-h`}>{m.consent_stop_title({ title: consent.notice.title })}</h2>
      <p id={`${id}-p`}>{m.consent_stop_text()}</p>
      <form id={`${id}-form`} className="withdraw" {...form}>
        <fieldset data-invalid={errors.kept && ''} aria-describedby={error ? `${id}-no` : undefined}>
          <legend>{m.consent_stop_question()}</legend>
          {CHOICES.map(({ value, label, note }) => (
            <label className="withdraw__choice" key={value}>
              <input
                type="radio"
                name="kept"
                value={value}
                checked={choice === value}
                aria-labelledby={`${id}-${value}-l`}
                aria-describedby={`${id}-${value}`}
                onChange={() => {
                  setChoice(value)
                  showErrors()
                }}
              />
              <span>
                <b id={`${id}-${value}-l`}>{label()}</b>
                <span className="note" id={`${id}-${value}`}>
                  {note()}
                  {value !== 'keep' && <SealedCopy />}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      </form>
      {choice === 'download' && <ExportData id={`${id}-export`} onSaved={() => setIsSaved(true)} />}
      <Refusal id={`${id}-no`}>{error}</Refusal>
      <p className="actions">
        <Button kind="quiet" onClick={() => dialog.current?.close()}>
          {m.consent_stop_nothing()}
        </Button>
        <Button
          kind="line"
          type="submit"
          form={`${id}-form`}
          busy={isBusy}
          busyLabel={m.consent_row_changing()}
        >
          {choice === undefined || choice === 'keep' ? m.consent_stop_yes() : m.consent_stop_yes_erase()}
        </Button>
      </p>
    </Dialog>
  )
}

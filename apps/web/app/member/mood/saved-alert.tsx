import { isHard } from '@pulli/domain/mood/hard-days.ts'
import type { MoodType } from '@pulli/domain/mood/mood-types.ts'
import { m } from '@pulli/messages/messages.js'
import { Button, ButtonLink } from '@pulli/ui/button/button.tsx'
import { Dialog } from '@pulli/ui/dialog/dialog.tsx'
import { useEffect, useRef } from 'react'
import { addresses } from '#addresses.ts'
import { telephone } from '#content/telephone.ts'

interface SavedAlertProps {
  moodType: MoodType
  onClose: () => void
}

/** MOD-06, D5: the alert after a save. After a hard day its foot offers something. */
export function SavedAlert({ moodType, onClose }: SavedAlertProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Who presses Enter twice closes the alert, and follows no link.
    element?.querySelector<HTMLElement>('[type=submit]')?.focus()
    element?.addEventListener('close', onClose)
    return () => element?.removeEventListener('close', onClose)
  }, [onClose])
  return (
    <Dialog
      id="mood-saved"
      role="alertdialog"
      labelledBy="mood-saved-h"
      describedBy="mood-saved-p"
      ref={dialog}
    >
      <h2 id="mood-saved-h">{m.mood_saved_title()}</h2>
      <p id="mood-saved-p">{m.mood_saved_text()}</p>
      <form method="dialog">
        {isHard(moodType) ? (
          <WouldAnythingHelp />
        ) : (
          <Button kind="act" type="submit">
            {m.dialog_close()}
          </Button>
        )}
      </form>
    </Dialog>
  )
}

const OFFERS = [
  { label: m.mood_help_breathe, href: addresses.artsVideo },
  { label: m.mood_help_sound, href: addresses.memberMedia },
  { label: m.mood_help_call, href: telephone(m.crisis_talk_number()) },
] as const

/** Something small, someone to talk to, or nothing: each is as good an answer. */
function WouldAnythingHelp() {
  return (
    <>
      <h3 className="h-small savedhelp__h" id="mood-help-h">
        {m.mood_help_title()}
      </h3>
      <ul className="savedhelp" aria-labelledby="mood-help-h">
        {OFFERS.map(({ label, href }) => (
          <li key={href}>
            <ButtonLink kind="line" wide href={href}>
              {label()}
            </ButtonLink>
          </li>
        ))}
        <li>
          <Button kind="quiet" wide type="submit">
            {m.mood_help_nothing()}
          </Button>
        </li>
      </ul>
    </>
  )
}

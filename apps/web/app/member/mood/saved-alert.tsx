import { isHard } from '@pulli/domain/mood/hard-days.ts'
import type { DistressFound } from '@pulli/domain/search/distress-groups.ts'
import { m } from '@pulli/messages/messages.js'
import { Button, ButtonLink } from '@pulli/ui/button/button.tsx'
import { Dialog } from '@pulli/ui/dialog/dialog.tsx'
import { useEffect, useRef } from 'react'
import { addresses } from '#addresses.ts'
import { telephone } from '#content/telephone.ts'
import { HelpFirst } from '#site/search/help-first.tsx'
import type { SavedCheckIn } from './use-check-in.ts'
import { useDistress } from './use-distress.ts'

interface SavedAlertProps {
  saved: SavedCheckIn
  onClose: () => void
}

/**
 * MOD-06, D5: the alert after a save. After a hard day its foot offers something. After words of distress there is help, also
 * while the check-in waits for the network.
 */
export function SavedAlert({ saved, onClose }: SavedAlertProps) {
  const distress = useDistress(saved.note)
  if (saved.kind === 'pending' && !distress) return null
  return <OpenAlert saved={saved} distress={distress} onClose={onClose} />
}

function OpenAlert({
  saved: { kind, moodType },
  distress,
  onClose,
}: SavedAlertProps & { distress: DistressFound | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Who presses Enter twice closes the alert, and follows no link.
    element?.querySelector<HTMLElement>('[type=submit]')?.focus()
    element?.addEventListener('close', onClose)
    return () => element?.removeEventListener('close', onClose)
  }, [onClose])
  const isSaved = kind === 'saved'
  return (
    <Dialog
      id="mood-saved"
      role="alertdialog"
      labelledBy="mood-saved-h"
      describedBy="mood-saved-p"
      ref={dialog}
    >
      <h2 id="mood-saved-h">{isSaved ? m.mood_saved_title() : m.mood_pending_title()}</h2>
      <p id="mood-saved-p">{isSaved ? m.mood_saved_text() : m.offline_mood_pending()}</p>
      {distress && <HelpFirst found={distress} />}
      <form method="dialog">
        {distress ? (
          <TalkToSomeone />
        ) : isHard(moodType) ? (
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

/** The ways that need no call. */
function TalkToSomeone() {
  return (
    <ul className="savedhelp">
      <li>
        <ButtonLink kind="line" wide href={addresses.safetyPlan}>
          {m.plan_title()}
        </ButtonLink>
      </li>
      <li>
        <ButtonLink kind="line" wide href={addresses.consultation}>
          {m.mood_help_talk()}
        </ButtonLink>
      </li>
      <li>
        <Button kind="quiet" wide type="submit">
          {m.dialog_close()}
        </Button>
      </li>
    </ul>
  )
}

/** Something small, someone to talk to, or nothing: each is as good an answer. */
function WouldAnythingHelp() {
  return (
    <>
      <h3 className="h-small savedhelp__head" id="mood-help-h">
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

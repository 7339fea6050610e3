import { Button } from '@pulli/ui/button/button.tsx'

interface SendCodeButtonProps {
  /** Number of codes sent. */
  sent: number
  /** Seconds until another can be sent. */
  seconds: number
  busy: boolean
  busyLabel: string
  labels: { first: string; again: string; wait: (seconds: number) => string }
  onClick: () => void
}

/** Sends a code, and another one after the wait. */
export function SendCodeButton({ sent, seconds, busy, busyLabel, labels, onClick }: SendCodeButtonProps) {
  const isWaiting = sent > 0 && seconds > 0
  const again = isWaiting ? labels.wait(seconds) : labels.again
  return (
    <p className="own__send">
      <Button kind="line" disabled={isWaiting} busy={busy} busyLabel={busyLabel} onClick={onClick}>
        <span className="tnum">{sent === 0 ? labels.first : again}</span>
      </Button>
    </p>
  )
}

import { Refusal } from '#call/refusal.tsx'

interface CallStatusProps {
  /** The error, an assertive announcement. */
  fault: string | undefined
  /** The success, a polite announcement. */
  done?: string
}

/** The result of an action, also for screen readers. */
export function CallStatus({ fault, done }: CallStatusProps) {
  return (
    <>
      <Refusal>{fault}</Refusal>
      {done !== undefined && (
        <p className="own__status" role="status">
          {done}
        </p>
      )}
    </>
  )
}

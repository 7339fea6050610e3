interface CallStatusProps {
  /** Why it was not done, which interrupts. */
  fault: string | undefined
  /** What was done, which waits its turn. */
  said?: string
}

/** What became of a press, for eyes and ears. */
export function CallStatus({ fault, said }: CallStatusProps) {
  return (
    <>
      {fault && (
        <p className="own__no" role="alert">
          {fault}
        </p>
      )}
      {said !== undefined && (
        <p className="own__said" role="status">
          {said}
        </p>
      )}
    </>
  )
}

import './guardian-label.css'

/**
 * A label that names the guardian while the request is for a child (D41, D56). CSS shows one of the two by the
 * form's own state, so it works before and without a script.
 */
export function GuardianLabel({ own, guardian }: { own: string; guardian: string }) {
  return (
    <>
      <span className="of-adult">{own}</span>
      <span className="of-guardian">{guardian}</span>
    </>
  )
}

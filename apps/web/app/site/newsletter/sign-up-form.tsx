import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { TextField } from '@pulli/ui/field/text-field.tsx'
import { addresses } from '#addresses.ts'
import { FormToken } from '#form-token/form-token.tsx'
import './sign-up.css'
import { SealedCopy } from '#sealed-copy/sealed-copy.tsx'

interface SignUpFormProps {
  /** Id of the heading that names the form. */
  labelledBy: string
  kind: 'act' | 'line'
  email?: string | undefined
  error?: string | undefined
}

/** A mail address and nothing else. A plain form: it needs no script. */
export function SignUpForm({ labelledBy, kind, email, error }: SignUpFormProps) {
  return (
    <form
      className="form signup"
      method="post"
      action={addresses.newsletterSignUp}
      noValidate
      aria-labelledby={labelledBy}
    >
      <FormToken address={addresses.newsletterSignUp} />
      <TextField
        id="newsletter-email"
        name="email"
        type="email"
        autoComplete="email"
        label={m.newsletter_email()}
        defaultValue={email}
        error={error}
      />
      <p>
        <Button kind={kind} type="submit">
          {m.newsletter_submit()}
        </Button>
      </p>
      <p className="note">
        {m.newsletter_notice()}
        <SealedCopy /> <a href={`${addresses.privacy}#letters`}>{m.newsletter_notice_more()}</a>.
      </p>
    </form>
  )
}

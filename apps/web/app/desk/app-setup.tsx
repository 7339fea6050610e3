import type { AppSecret } from '@pulli/contracts/staff.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { TextField } from '@pulli/ui/field/text-field.tsx'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { QrCode } from '#site/download-app/qr-code.tsx'

interface AppSetupProps {
  secret: AppSecret
  isBusy: boolean
  /** What is wrong with the code. */
  fault: string | undefined
  onCode: (code: string) => void
}

/** Adds the site to an authenticator app: a picture to scan, the same in letters, and the first code. */
export function AppSetup({ secret, isBusy, fault, onCode }: AppSetupProps) {
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isBusy) onCode(String(new FormData(event.currentTarget).get('code') ?? ''))
  }

  return (
    <div className="setup">
      <h2 className="h-small" tabIndex={-1} ref={title}>
        {m.desk_app_title()}
      </h2>
      <ol className="setup__s">
        <li>
          <p>{m.desk_app_scan()}</p>
          <QrCode text={secret.address} label={m.desk_app_picture()} />
          <p className="note">{m.desk_app_letters()}</p>
          <p>
            <code className="tnum">{secret.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
          </p>
          <p className="note">
            <a href={secret.address}>{m.desk_app_same_device()}</a>
          </p>
        </li>
        <li>
          <form className="form" noValidate onSubmit={submit}>
            <TextField
              id={id}
              name="code"
              label={m.desk_app_code()}
              hint={m.desk_app_code_hint()}
              error={fault}
              inputMode="numeric"
              autoComplete="one-time-code"
            />
            <Button kind="act" type="submit" busy={isBusy} busyLabel={m.desk_waiting()}>
              {m.desk_app_finish()}
            </Button>
          </form>
        </li>
      </ol>
    </div>
  )
}

import type { AppSecret } from '@pulli/contracts/staff.ts'
import { m } from '@pulli/messages/messages.js'
import { TextField } from '@pulli/ui/field/text-field.tsx'
import { useEffect, useRef } from 'react'
import type { Outcome } from '#api/call-api.ts'
import { CallForm } from '#call/call-form.tsx'
import { QrCode } from '#site/download-app/qr-code.tsx'

interface AppSetupProps<Data> {
  secret: AppSecret
  /** Proves with the app's first code that it was added. */
  send: (code: string) => Promise<Outcome<Data>>
  onDone: (data: Data) => void
  onFailed?: (outcome: Outcome<Data>) => void
}

/** Adds the site to an authenticator app: a picture to scan, the same in letters, and the first code. */
export function AppSetup<Data>({ secret, send, onDone, onFailed }: AppSetupProps<Data>) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="setup">
      <h2 className="h-small" tabIndex={-1} ref={title}>
        {m.desk_app_title()}
      </h2>
      <ol className="setup__steps">
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
          <CallForm
            send={(typed) => send(String(typed.get('code')))}
            onDone={(_, data) => onDone(data)}
            onFailed={onFailed}
            action={m.desk_app_finish()}
          >
            {(field) => (
              <TextField
                {...field('code')}
                label={m.desk_app_code()}
                hint={m.desk_app_code_hint()}
                inputMode="numeric"
                autoComplete="one-time-code"
              />
            )}
          </CallForm>
        </li>
      </ol>
    </div>
  )
}

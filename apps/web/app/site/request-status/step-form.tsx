import type { ReactNode } from 'react'
import { addresses } from '#addresses.ts'
import { FormToken } from '#form-token/form-token.tsx'

interface StepFormProps {
  /** What it does. */
  name: string
  /** What is sent with it. */
  values?: Readonly<Record<string, string | undefined>>
  className?: string
  children: ReactNode
}

/** A form of the page of a request, posted to its own page. */
export function StepForm({
  name,
  values = {},
  className = 'form request-status__step stack',
  children,
}: StepFormProps) {
  return (
    <form method="post" className={className} noValidate>
      <FormToken address={addresses.requestStatus} />
      <input type="hidden" name="step" value={name} />
      {Object.entries(values).map(
        ([key, value]) => value !== undefined && <input type="hidden" key={key} name={key} value={value} />,
      )}
      {children}
    </form>
  )
}

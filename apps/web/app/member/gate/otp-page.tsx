import { m } from '@pulli/messages/messages.js'
import { describePage, pageTitle } from '#document/describe-page.ts'
import type { Route } from './+types/otp-page'
import { GatePage } from './gate-page.tsx'
import '@pulli/ui/field/field.css'
import '@pulli/ui/more-link/more-link.css'
import '@pulli/ui/kolam/doorway.css'
import '@pulli/ui/sections/gate.css'

/** A form that was posted without JavaScript: nothing is read from it, the page says what is needed. */
export function action() {
  return { wasPosted: true }
}

export function meta(args: Route.MetaArgs) {
  return describePage(args, {
    title: pageTitle(m.gate_otp_meta_title()),
    description: m.gate_otp_meta_description(),
    isUnlisted: true,
  })
}

export default function OtpPage({ actionData }: Route.ComponentProps) {
  return <GatePage step="code" wasPosted={actionData?.wasPosted ?? false} />
}

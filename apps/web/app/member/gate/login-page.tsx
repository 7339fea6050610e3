import { m } from '@pulli/messages/messages.js'
import { describePage, pageTitle } from '#document/describe-page.ts'
import type { Route } from './+types/login-page'
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
    title: pageTitle(m.gate_login_meta_title()),
    description: m.gate_login_meta_description(),
    isUnlisted: true,
  })
}

export default function LoginPage({ actionData }: Route.ComponentProps) {
  return <GatePage step="number" wasPosted={actionData?.wasPosted ?? false} />
}

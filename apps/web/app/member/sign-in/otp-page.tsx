import { m } from '@pulli/messages/messages.js'
import { data } from 'react-router'
import { addresses } from '#addresses.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { OUTDATED_FORM, readForm } from '#form-token/read-form.ts'
import type { Route } from './+types/otp-page'
import { SignInPage } from './sign-in-page.tsx'

/** A form posted without JavaScript. Its input is not read; the page says that JavaScript is needed. */
export async function action(args: Route.ActionArgs) {
  const { isOurs } = await readForm(args, addresses.otp)
  return data({ wasPosted: true }, { status: isOurs ? 200 : OUTDATED_FORM })
}

export function meta(args: Route.MetaArgs) {
  return describePage(args, {
    title: pageTitle(m.sign_in_otp_meta_title()),
    description: m.sign_in_otp_meta_description(),
    isUnlisted: true,
  })
}

export default function OtpPage({ actionData }: Route.ComponentProps) {
  return <SignInPage step="code" wasPosted={actionData?.wasPosted ?? false} />
}

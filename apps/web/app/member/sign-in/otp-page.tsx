import { m } from '@pulli/messages/messages.js'
import { describePage, pageTitle } from '#document/describe-page.ts'
import type { PageHandle } from '#document/page-kind.ts'
import type { Route } from './+types/otp-page'
import { postCode } from './post-sign-in.ts'
import { SignInPage } from './sign-in-page.tsx'
import SIGNED_IN_SCRIPT from './signed-in-script.ts?inline-script'

export const handle: PageHandle = { script: SIGNED_IN_SCRIPT }

/** A plain form: without JavaScript, or where its code fails. */
export const action = (args: Route.ActionArgs) => postCode(args)

export function meta(args: Route.MetaArgs) {
  return describePage(args, {
    title: pageTitle(m.sign_in_otp_meta_title()),
    description: m.sign_in_otp_meta_description(),
    isUnlisted: true,
  })
}

export default function OtpPage({ actionData }: Route.ComponentProps) {
  return <SignInPage {...(actionData ?? { step: 'code' })} />
}

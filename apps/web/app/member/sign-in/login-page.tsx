import { m } from '@pulli/messages/messages.js'
import { describePage, pageTitle } from '#document/describe-page.ts'
import type { Route } from './+types/login-page'
import { postNumber } from './post-sign-in.ts'
import { SignInPage } from './sign-in-page.tsx'

/** A plain form: without JavaScript, or where its code fails. */
export const action = (args: Route.ActionArgs) => postNumber(args)

export function meta(args: Route.MetaArgs) {
  return describePage(args, {
    title: pageTitle(m.sign_in_login_meta_title()),
    description: m.sign_in_login_meta_description(),
    isUnlisted: true,
  })
}

export default function LoginPage({ actionData }: Route.ComponentProps) {
  return <SignInPage {...(actionData ?? { step: 'number' })} />
}

import { siteContext } from '@pulli/web/site-context.ts'
import type { ActionFunctionArgs } from 'react-router'
import { FORM_TOKEN } from './form-token.tsx'

/** What was posted to a page. */
export interface PostedForm {
  form: FormData
  /** A page of ours made the form, and not long ago. Otherwise nothing may come of it but the form, filled in. */
  isOurs: boolean
}

/** A form without a good token is answered with this: the next try, with the token that is in the answer, is good. */
export const OUTDATED_FORM = 403

/** Reads a form that was posted to `address`. A body that is no form counts as an empty one. */
export async function readForm(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  address: string,
): Promise<PostedForm> {
  const form = await request.formData().catch(() => new FormData())
  return { form, isOurs: context.get(siteContext).isFormToken(address, form.get(FORM_TOKEN)) }
}

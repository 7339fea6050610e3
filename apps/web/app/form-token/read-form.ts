import { siteContext } from '@pulli/web/site-context.ts'
import type { ActionFunctionArgs } from 'react-router'
import { FORM_TOKEN } from './form-token.tsx'

/** A form posted to a page. */
export interface PostedForm {
  form: FormData
  /** The token is valid and recent. Otherwise the page may only show the form again, filled in. */
  isOurs: boolean
}

/** The status of an invalid token. The answer has a valid one for the next try. */
export const OUTDATED_FORM = 403

/** Reads a form posted to `address`. An unreadable body counts as an empty form. */
export async function readForm(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  address: string,
): Promise<PostedForm> {
  const form = await request.formData().catch(() => new FormData())
  return { form, isOurs: context.get(siteContext).isFormToken(address, form.get(FORM_TOKEN)) }
}

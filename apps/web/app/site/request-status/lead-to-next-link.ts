import { siteContext } from '@pulli/web/site-context.ts'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { linkOf } from './post-step.ts'

type Args = Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>

/** Leads a browser from a link that it ended to the same page of the one that replaced it. */
export async function leadToNextLink({ request, params, context }: Args): Promise<void> {
  const { token = '' } = params
  const next = await context.get(siteContext).findNextLink(linkOf(request, token))
  if (next === undefined) return
  const { pathname, search } = new URL(request.url)
  const headers = new Headers({ 'Referrer-Policy': 'no-referrer' })
  for (const cookie of next.setCookies) headers.append('Set-Cookie', cookie)
  throw redirect(`${pathname.replace(token, next.token)}${search}`, { status: 303, headers })
}

import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'
import { telephone } from '#content/telephone.ts'
import { sourceHash } from './source-hash.ts'

// System colours in both schemes: the page needs no other file.
const STYLE =
  ':root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:0 auto;padding:2rem 1.25rem}h1{font-size:1.5rem;line-height:1.25}a{display:inline-block;padding:.5rem .75rem;margin:-.25rem -.75rem}'

/**
 * Returns the page for a render that failed, including its error page: the numbers to call, and a link home (ERR-22). A
 * plain string of messages, so that it cannot fail itself.
 */
export function failedPage(): { readonly html: string; readonly policy: string } {
  const call = (number: string) => `<a href="${telephone(number)}">${number}</a>`
  const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${m.error_meta_title()}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><style>${STYLE}</style></head><body><main><h1>${m.error_unexpected()}</h1><p>${m.error_unexpected_lead()}</p><p>${m.crisis_danger()} ${m.crisis_call()} ${call(m.crisis_emergency_number())}. ${m.crisis_talk()} ${m.crisis_talk_name()} ${call(m.crisis_talk_number())}, ${m.crisis_talk_always()}.</p><p><a href="${addresses.crisis}">${m.crisis_more_lines()}</a></p><p><a href="${addresses.home}">${m.error_home()}</a></p></main></body></html>`
  const policy = `default-src 'none'; style-src ${sourceHash(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  return { html, policy }
}

import { addresses } from '@pulli/web/addresses.ts'
import { expect, test } from 'vitest'
import { consultationBody, forwardedFor } from '../consultation-body.ts'
import { formsOf, formToken } from '../form-token.ts'
import { listedPaths } from './crawl.ts'
import { crawledSite } from './crawled-site.ts'
import { stack } from './shared-stack.ts'

const DANGER = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`q${at}`, '2']))
const CALM = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`q${at}`, '0']))
const OPEN_LONG = 'This page was open for a long time.'

/** Every plain form but the search, which changes nothing: input, what a refusal shows again, and the result of a valid post. */
const FORMS: {
  path: string
  typed: Record<string, string>
  shown: string[]
  good: number
}[] = [
  {
    path: addresses.consultation,
    typed: { ...consultationBody(), return_to: '/about' },
    shown: [
      'value="Test visitor ',
      'value="visitor-',
      'value="Clinical Psychology" selected',
      'value="/about"',
    ],
    good: 303,
  },
  {
    path: addresses.newsletterSignUp,
    typed: { email: 'nobody at example.in' },
    shown: ['value="nobody at example.in"'],
    good: 422,
  },
  {
    path: `${addresses.newsletterConfirm}?token=made-up`,
    typed: { token: 'made-up' },
    shown: ['name="token" value="made-up"'],
    good: 422,
  },
  {
    path: `${addresses.newsletterUnsubscribe}?token=made-up`,
    typed: { token: 'made-up' },
    shown: ['name="token" value="made-up"'],
    good: 422,
  },
  {
    path: addresses.depressionAssessment,
    typed: DANGER,
    shown: ['id="answered"', 'href="tel:14416"', 'name="q20" value="2" checked'],
    good: 200,
  },
  {
    path: addresses.anxietyAssessment,
    typed: CALM(21),
    shown: ['name="q20" value="0" checked'],
    good: 200,
  },
  {
    path: addresses.gad7Assessment,
    // The last is the question that is not scored.
    typed: { q0: '3', q7: '2' },
    shown: ['name="q0" value="3" checked', 'name="q7" value="2" checked'],
    good: 200,
  },
  {
    path: addresses.perceivedStressAssessment,
    typed: { q0: '3' },
    shown: ['name="q0" value="3" checked'],
    good: 200,
  },
  {
    path: addresses.login,
    typed: { mobile_number: '98765' },
    shown: ['name="mobile_number" value="98765"'],
    good: 422,
  },
  {
    path: addresses.otp,
    typed: { mobile_number: '9876543210', otp: '12' },
    shown: ['name="otp" value="12"'],
    good: 422,
  },
]

async function post(path: string, fields: Record<string, string>) {
  const answer = await fetch(stack.siteUrl + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...forwardedFor() },
    body: new URLSearchParams(fields).toString(),
  })
  return { status: answer.status, cache: answer.headers.get('cache-control'), html: await answer.text() }
}

/** Attributes in one order, for the server writes them in the order of its components. */
function shows(html: string, part: string): boolean {
  if (html.includes(part)) return true
  const wanted = part.split(/ (?=[\w-]+="|checked|selected)/)
  return [...html.matchAll(/<[^>]+>/g)].some(([tag]) => wanted.every((attribute) => tag.includes(attribute)))
}

test.each(FORMS)(
  'security row 39: without its token the form of $path does nothing and keeps the input',
  async ({ path, typed, shown, good }) => {
    const other = await formToken(
      stack.siteUrl +
        (path === addresses.newsletterSignUp ? addresses.consultation : addresses.newsletterSignUp),
    )
    for (const token of [undefined, '', 'wapiti', other]) {
      const sent = { ...typed, ...(token !== undefined && { csrf_token: token }) }
      const { status, cache, html } = await post(path, sent)
      expect([token, status, cache]).toEqual([token, 403, 'no-store'])
      expect(html).toContain(OPEN_LONG)
      expect(shown.filter((part) => !shows(html, part))).toEqual([])
      // The token that comes with the answer is good.
      const [form] = formsOf(html)
      if (token !== 'wapiti') continue
      const again = await post(path, { ...typed, csrf_token: form?.token ?? '' })
      expect([again.status, again.html.includes(OPEN_LONG)]).toEqual([good, false])
    }
  },
)

test('security row 39: every form on every public page has the token of its address, the same on all pages', {
  timeout: 180_000,
}, async () => {
  const { pages } = await crawledSite('shared')
  const listed = await listedPaths(stack.siteUrl)
  const read = new Map<string, { action: string; token: string }[]>()
  const keep = (path: string, html = '') =>
    read.set(
      path,
      formsOf(html).map(({ action = path, token = '' }) => ({ action, token })),
    )
  for (const path of [...listed, addresses.login, addresses.otp, addresses.newsletterSignUp])
    keep(path, pages[path]?.html)
  // A token is of a day. For a minute after midnight a cached page still has yesterday's: it is read again.
  const dayOf = ({ token }: { token: string }) => Number(token.split('.')[0])
  const today = Math.max(...[...read.values()].flat().map(dayOf))
  const earlier = async () => {
    const paths = [...read].filter(([, forms]) => forms.some((form) => dayOf(form) < today))
    for (const [path] of paths) keep(path, await (await fetch(stack.siteUrl + path)).text())
    return paths
  }
  await expect.poll(earlier, { timeout: 120_000 }).toEqual([])
  const tokens = new Map<string, Set<string>>()
  for (const { action, token } of [...read.values()].flat())
    tokens.set(action, (tokens.get(action) ?? new Set()).add(token))
  expect([...tokens.keys()]).toEqual(
    expect.arrayContaining([
      addresses.consultation,
      addresses.newsletterSignUp,
      addresses.login,
      addresses.otp,
      addresses.depressionAssessment,
      addresses.anxietyAssessment,
      addresses.perceivedStressAssessment,
      addresses.phq9Assessment,
      addresses.gad7Assessment,
    ]),
  )
  for (const [action, ofAction] of tokens) {
    expect([action, ofAction.size]).toEqual([action, 1])
    for (const token of ofAction)
      expect([action, token]).toEqual([action, expect.stringMatching(/^\d{5}\.[\w-]{22}$/)])
  }
})

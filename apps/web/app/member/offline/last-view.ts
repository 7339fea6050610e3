import type { Outcome } from '#member/session/ask.ts'
import { currentUser } from '#member/session/session.ts'
import { showAsOf } from './shown-as-of.ts'

/**
 * What a page asked for, or what it showed last where no answer came.
 * What came is kept for the next time.
 * @param view the page's address; with `#` and a name where the page asks for more than one thing
 * @param asOfNow puts right what is only true of the day on which it came
 */
export async function orLastView<Data>(
  view: string,
  asking: Promise<Outcome<Data>>,
  asOfNow: (data: Data) => Data = (data) => data,
): Promise<Outcome<Data>> {
  const outcome = await asking
  const memberId = currentUser()?.id
  if (memberId === undefined) return outcome
  if (outcome.kind === 'done') void views().then((kept) => kept?.keepView(view, memberId, outcome.data))
  const last = outcome.kind === 'unanswered' ? await (await views())?.findView(view, memberId) : undefined
  showAsOf(view, last?.at)
  // Kept from an answer to the same question.
  return last ? { kind: 'done', data: asOfNow(last.data as Data), message: '' } : outcome
}

/** Not part of the first page's code (P2); without it there is no last view. */
const views = () => import('./kept-views.ts').catch(() => undefined)

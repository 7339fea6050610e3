import type { Consent } from '@pulli/contracts/consent.ts'
import { RETENTION } from '@pulli/domain/retention/retention-periods.ts'
import { m } from '@pulli/messages/messages.js'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { ConfirmStep } from '#desk/request/confirm-step.tsx'
import { DocumentContext } from '#document/document-context.ts'
import WithdrawDialog from '#member/consent/withdraw-dialog.tsx'
import { DeleteAccount } from '#member/data-rights/delete-account.tsx'
import { DeleteDialog } from '#member/data-rights/delete-dialog.tsx'
import * as goodbyePage from '#member/data-rights/goodbye-page.tsx'
import EraseDialog from '#member/erasure/erase-dialog.tsx'
import { NumberNotice } from '#member/sign-in/number-notice.tsx'
import { RemoveCopy } from '#safety-plan/remove-copy.tsx'
import { PrivacyNotice } from '#site/consultation/privacy-notice.tsx'
import * as privacyPage from '#site/legal/privacy-page.tsx'
import * as linkPage from '#site/newsletter/link-page.tsx'
import { SignUpForm } from '#site/newsletter/sign-up-form.tsx'
import { ChangeForms } from '#site/request-status/change-forms.tsx'
import { NoRequest } from '#site/request-status/no-request.tsx'
import { fakeSite } from '#testing/fake-site.ts'
import { renderPage } from '#testing/render-page.tsx'

const SENTENCE = m.erasure_sealed({ days: RETENTION.sealedErasureDays })
const nothing = () => undefined
const never = () => new Promise<never>(nothing)

const CONSENT = { purpose: 'moods', notice: { title: 'Moods' }, history: [] } as unknown as Consent

/** What is read before, at and after an erasure, and beside what is agreed to. */
const PARTS: Record<string, ReactNode> = {
  'the question before a mood, a result, or all of them are erased': (
    <EraseDialog
      id="e"
      question={{ title: 'Erase?', text: 'Gone at once.' }}
      erase={never}
      onErased={nothing}
      onClose={nothing}
    />
  ),
  'the question what becomes of what was kept': (
    <WithdrawDialog consent={CONSENT} onWithdrawn={nothing} onFailedAfterwards={nothing} onClose={nothing} />
  ),
  'what goes with an account': <DeleteAccount />,
  'the question before an account is deleted': (
    <DeleteDialog ref={{ current: null }} isErasing={false} onYes={nothing} />
  ),
  'the question before the copy of a safety plan is removed': <RemoveCopy onRemove={nothing} />,
  'the erasure of a request': <ChangeForms state="closed" contact={{}} sureError={undefined} />,
  'a request that was erased': <NoRequest isErased />,
  'the erasure at the desk': (
    <ConfirmStep
      what="erase"
      request="r"
      appointment={undefined}
      onDone={async () => undefined}
      onNotDone={nothing}
      onClose={nothing}
    />
  ),
  'the notice of the consultation form': <PrivacyNotice />,
  'the notice beside a number': <NumberNotice />,
  'the notice beside the letters': <SignUpForm email="" error={undefined} kind="line" labelledBy="h" />,
}

function html(part: ReactNode, sealsErasures: boolean) {
  const router = createMemoryRouter([{ id: 'root', path: '/', element: part }], {
    hydrationData: { loaderData: { root: {} } },
  })
  const text = renderToString(
    <DocumentContext value={{ kind: 'document', formToken: () => '', sealsErasures }}>
      <RouterProvider router={router} />
    </DocumentContext>,
  )
  return text.replaceAll('<!-- -->', '')
}

test.each(Object.entries(PARTS))('care §6: where a sealed copy is kept, it says so: %s', (_what, part) => {
  const sealed = html(part, true)
  expect(sealed).toContain(` ${SENTENCE}`)
  // Where none is retained, the words do not change.
  expect(html(part, false)).toBe(sealed.replaceAll(` ${SENTENCE}`, ''))
})

const render = (page: Parameters<typeof renderPage>[0], path: string, sealsErasures: boolean) =>
  renderPage(page, { path, ...fakeSite({}, { sealsErasures }) })

test.each([
  ['/privacy', privacyPage],
  ['/goodbye', goodbyePage],
  ['/newsletter/unsubscribe', linkPage],
])('care §6: %s says that a sealed copy is kept, where one is', async (path, page) => {
  expect((await render(page, path, true)).html).toContain(SENTENCE)
  expect((await render(page, path, false)).html).not.toContain(SENTENCE)
})

test('care §6: the privacy page says for how long a sealed copy is kept, and who opens it, where one is', async () => {
  const shown = async (isKept: boolean) => (await render(privacyPage, '/privacy', isKept)).html
  for (const words of ['A sealed copy of what you erased', 'One person outside our office has the key']) {
    expect(await shown(true)).toContain(words)
    expect(await shown(false)).not.toContain(words)
  }
})

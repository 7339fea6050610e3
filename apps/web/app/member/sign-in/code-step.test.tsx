import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DocumentContext } from '#document/document-context.ts'
import { tokenOf } from '#testing/fake-site.ts'
import { NO_AUTH } from './auth-state.ts'
import { CodeStep } from './code-step.tsx'
import { sentCode } from './sign-in-calls.ts'

const shownWith = (late: string) =>
  renderToString(
    <DocumentContext value={{ kind: 'document', formToken: tokenOf, sealsErasures: false }}>
      <CodeStep
        auth={{ ...NO_AUTH, phoneNumber: '9876543210', late }}
        onAuth={() => undefined}
        onEdit={() => undefined}
      />
    </DocumentContext>,
  )

test('finding operate H4: while codes are late the step says so, and not that a code was sent', () => {
  const message = 'Codes are late: call us.'
  const { late } = sentCode({ data: { is_late: true }, message })
  expect(shownWith(late)).toContain(`role="alert">${message}</p>`)
  expect(shownWith(late)).not.toContain('We sent it to')
  const onItsWay = shownWith(sentCode({ data: {}, message: 'A code is on its way.' }).late)
  expect(onItsWay).toContain('We sent it to')
  expect(onItsWay).not.toContain('role="alert"')
  // What comes and goes is an element: a translator may have moved a text that stands beside others.
  expect(onItsWay).toMatch(/<span>\.(?:<!-- -->)? <span class="tnum nowrap">We sent it to/)
})

import { TextField } from '@pulli/ui/field/text-field.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CallForm, typedFields } from './call-form.tsx'
import { Refusal } from './refusal.tsx'

test('a form gives each field an id of its own, its name and a label that is tied to it', () => {
  const html = renderToStaticMarkup(
    <CallForm
      id="invite"
      className="desk__form"
      send={async () => ({ kind: 'unanswered' })}
      onDone={() => undefined}
      action="Invite"
    >
      {(field) => <TextField {...field('email')} label="Email" />}
    </CallForm>,
  )
  expect(html).toMatch(/^<form class="form desk__form" noValidate="">/)
  expect(html).toContain('<label for="invite-email">Email</label>')
  expect(html).toContain('<input id="invite-email" type="text" name="email"/>')
  expect(html).not.toContain('role="alert"')
  expect(html).not.toContain('aria-invalid')
})

test('a field that was left empty is not sent', () => {
  const typed = new FormData()
  typed.set('first_day', '2026-11-27')
  typed.set('last_day', '')
  expect(typedFields(typed)).toEqual({ first_day: '2026-11-27' })
})

test('the red box is a sentence or holds more, is announced, and is not there without words', () => {
  expect(renderToStaticMarkup(<Refusal>Try again.</Refusal>)).toBe(
    '<p class="refusal" role="alert">Try again.</p>',
  )
  const withMore = renderToStaticMarkup(
    <Refusal takesFocus>
      <p>Try again.</p>
    </Refusal>,
  )
  expect(withMore).toBe('<div class="refusal" role="alert" tabindex="-1"><p>Try again.</p></div>')
  expect(renderToStaticMarkup(<Refusal>{''}</Refusal>)).toBe('')
})

import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NewNumberForm } from './new-number-form.tsx'

test('security F1, D63: before a number changes, its member reads that calls nobody claimed stay with the old one', () => {
  const html = renderToString(
    <NewNumberForm number="" fault={undefined} onSent={() => undefined} onCancel={() => undefined} />,
  )
  const text = html.replaceAll(/<[^>]*>/g, ' ')
  expect(text).toMatch(/someone else may have asked for with your current number stays with that number/)
  expect(text).toMatch(/If you asked for it, say so on your dashboard first/)
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { UnverifiedBurst } from './unverified-burst.tsx'

test('D64: an unverified burst is one closed row with its count', () => {
  const html = renderToStaticMarkup(
    <UnverifiedBurst
      count={1_970}
      me={undefined}
      now={new Date()}
      busy={undefined}
      onTake={async () => undefined}
    />,
  )
  expect(html).toMatch(/^<details class="burst"><summary>Unverified burst: 1970<\/summary>/)
  expect(html).not.toContain('<table')
})

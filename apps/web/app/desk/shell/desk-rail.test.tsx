import { VERSION } from '@pulli/domain/release/version.ts'
import { createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { DeskRail } from './desk-rail.tsx'

test('H8: the foot of the desk says which version runs', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <DeskRail brand="Pulli" ref={createRef()} />
    </MemoryRouter>,
  )
  expect(html).toContain(`Version ${VERSION}</p></nav>`)
})

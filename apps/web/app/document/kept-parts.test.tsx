import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DocumentContext } from './document-context.ts'
import { keptParts } from './kept-parts.ts'
import { Still } from './still.tsx'

interface Words {
  text: string
}

let renders = 0

function Part({ text }: Words) {
  renders += 1
  return <p className="part">{text}</p>
}

function renderWith(parts: ReturnType<typeof keptParts>, words: readonly Words[], before = '') {
  renders = 0
  const html = renderToString(
    <DocumentContext value={{ kind: 'document', keep: parts.place }}>
      <main>
        {before}
        {words.map(({ text }) => (
          <Still key={text} part={Part} props={{ text }} />
        ))}
      </main>
    </DocumentContext>,
  )
  return new Response(parts.fill(html)).text()
}

test('P7 a part is rendered once for the same props, and stands in every page that shows it', async () => {
  const parts = keptParts()
  const page = '<main><p class="part">“one” &lt;b&gt;</p><p class="part">two</p></main>'
  expect(await renderWith(parts, [{ text: '“one” <b>' }, { text: 'two' }])).toBe(page)
  expect(renders).toBe(2)
  expect(await renderWith(parts, [{ text: '“one” <b>' }, { text: 'two' }])).toBe(page)
  expect(renders).toBe(0)
  expect(await renderWith(parts, [{ text: 'changed' }])).toBe('<main><p class="part">changed</p></main>')
  expect(renders).toBe(1)
})

test('without a keeper a part is rendered in place', () => {
  const html = renderToString(<Still part={Part} props={{ text: 'plain' }} />)
  expect(html).toBe('<p class="part">plain</p>')
})

test('nobody can write a mark: the number in it is not known outside', async () => {
  const parts = keptParts()
  await renderWith(parts, [{ text: 'secret' }])
  const guess = `{${'0'.repeat(32)}:1} {:1} {1}`
  expect(await renderWith(parts, [{ text: 'mine' }], guess)).toBe(
    `<main>${guess}<p class="part">mine</p></main>`,
  )
})

test('what is kept stays small: of many sets of props only the last are known', async () => {
  const parts = keptParts()
  const texts = Array.from({ length: 70 }, (_, at) => ({ text: `number ${at}` }))
  for (const words of texts) await renderWith(parts, [words])
  await renderWith(parts, [{ text: 'number 69' }])
  expect(renders).toBe(0)
  await renderWith(parts, [{ text: 'number 0' }])
  expect(renders).toBe(1)
})

test('a text goes into the page as it is', async () => {
  const parts = keptParts()
  const page = parts.fill(`<style>${parts.placeText('a>b{}')}</style>`)
  expect(await new Response(page).text()).toBe('<style>a>b{}</style>')
})

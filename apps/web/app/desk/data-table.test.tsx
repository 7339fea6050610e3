import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DataTable } from './data-table.tsx'

const ROWS = [
  { id: 'a', name: 'Asha', seen: 'today' },
  { id: 'b', name: 'Bala', seen: 'never' },
]

const htmlOf = (more: Partial<Parameters<typeof DataTable<(typeof ROWS)[number]>>[0]>) =>
  renderToStaticMarkup(
    <DataTable
      caption="People"
      rows={ROWS}
      keyOf={({ id }) => id}
      columns={[
        { head: 'Name', cell: ({ name }) => name },
        { head: 'Last seen', cell: ({ seen }) => seen },
        { className: 'desk__actions', cell: ({ name }) => <button type="button">Remove {name}</button> },
      ]}
      {...more}
    />,
  )

test('each row is named by its head, and each value says on a narrow screen what it is', () => {
  const html = htmlOf({})
  expect(html).toContain('<caption class="sr">People</caption>')
  expect(html).toContain('<tr><th scope="col">Name</th><th scope="col">Last seen</th><td></td></tr>')
  expect(html).toContain(
    '<tr><th scope="row">Asha</th><td data-label="Last seen">today</td><td class="desk__actions">',
  )
  expect(htmlOf({ rowHead: 1 })).toContain('<td data-label="Name">Asha</td><th scope="row">today</th>')
  expect(htmlOf({ hasLabels: false })).toContain('<td>today</td>')
})

test('what is open stands below its row, as wide as the table', () => {
  const html = htmlOf({ below: ({ id }) => id === 'a' && <p>Open</p> })
  expect(html).toContain(
    '</tr><tr><td class="desk__open" colSpan="3"><p>Open</p></td></tr><tr><th scope="row">Bala',
  )
  expect(html.match(/desk__open/g)).toHaveLength(1)
})

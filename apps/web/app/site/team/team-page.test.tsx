import { ContentUnavailable } from '@pulli/web/site-context.ts'
import { expect, test } from 'vitest'
import { partialPage } from '#content/partial-page.ts'
import { fakeSite } from '#testing/fake-site.ts'
import { renderPage } from '#testing/render-page.tsx'
import { peopleData } from './people-data.ts'
import { byDepartment } from './read-team.ts'
import * as teamPage from './team-page.tsx'

const meera = {
  documentId: 'm1',
  name: 'Dr Meera Nair',
  specialization: 'Adult psychiatry',
  department: 'Psychiatry',
  description: 'Sees adults.\n\nExplains each medicine.',
  registrationNumber: 'DMC-1',
  languages: 'English, Malayalam',
  may: 'May prescribe.',
  mayNot: 'May not treat an emergency by video.',
  facebook: 'https://www.example.org/meera',
  isSample: true,
} as const
const arjun = {
  documentId: 'm2',
  name: 'Arjun Sethi',
  specialization: 'Anxiety',
  department: 'Clinical Psychology',
  description: 'Works with worry.',
} as const

const render = (teams: unknown, url = '/team', parts: Parameters<typeof fakeSite>[1] = {}) => {
  const { context } = fakeSite({ '/api/teams': teams, '/api/site-setting': { data: {} } }, parts)
  return renderPage(teamPage, { path: '/team', url, context }).then(({ html }) => ({ html, context }))
}

test('CNT-10 members are grouped by department, every department is there', () => {
  expect(byDepartment([arjun, meera]).map(({ department, members }) => [department, members.length])).toEqual(
    [
      ['Psychiatry', 1],
      ['Clinical Psychology', 1],
      ['Expressive Arts Therapy', 0],
    ],
  )
})

test('TEAM-01 three departments have their headings, one without people says so', async () => {
  const { html } = await render({ data: [meera, arjun] })
  const order = [
    'Psychiatry experts',
    'Dr Meera Nair',
    'Clinical Psychology professionals',
    'Arjun Sethi',
    'Expressive Arts Therapy pioneers',
    'Nobody is listed here right now.',
  ]
  const places = order.map((words) => html.indexOf(words))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(html.match(/aria-roledescription="carousel"/g)).toHaveLength(2)
})

test('TEAM-01 with people in all three departments there are three carousels', async () => {
  const leela = { ...arjun, documentId: 'm3', name: 'Leela Thomas', department: 'Expressive Arts Therapy' }
  const { html } = await render({ data: [leela, arjun, meera] })
  expect(html.match(/aria-roledescription="carousel"/g)).toHaveLength(3)
  expect(html).not.toContain('Nobody is listed here right now.')
})

test('finding field A7: no two buttons of the carousels have one name', async () => {
  const { html } = await render({ data: [meera, arjun] })
  const names = [...html.matchAll(/<button(?=[^>]*data-role="(?:previous|next)")[^>]*aria-label="([^"]*)"/g)]
  expect(names.map(([, name]) => name)).toEqual([
    'Previous of Psychiatry experts',
    'Next of Psychiatry experts',
    'Previous of Clinical Psychology professionals',
    'Next of Clinical Psychology professionals',
  ])
})

test.each(['Facebook', 'Instagram', 'Twitter', 'WhatsApp'])(
  'TEAM-02 a link to %s shows where the record has it, and only that one',
  async (network) => {
    const address = `https://www.example.org/${network}`
    const { html } = await render({ data: [{ ...arjun, [network.toLowerCase()]: address }] })
    const links = [...html.matchAll(/<a(?=[^>]*href="([^"]*)")(?=[^>]*aria-label="Arjun Sethi on (\w+)")/g)]
    expect(links.map(([, href, name]) => [href, name])).toEqual([[address, network]])
  },
)

test('CNT-20 registration, languages and what the profession may do are told; a sample says that it is one', async () => {
  const { html } = await render({ data: [meera, arjun] })
  for (const words of ['DMC-1', 'English, Malayalam', 'May prescribe.', 'May not treat an emergency']) {
    expect(html).toContain(words)
  }
  expect(html.match(/Sample profile/g)).toHaveLength(1)
  expect(html.match(/<summary>What/g)).toHaveLength(1)
})

test('the team goes on only by hand', async () => {
  const { html } = await render({ data: [meera, arjun] })
  expect(html).not.toContain('data-every')
  expect(html).not.toContain('data-role="pause"')
})

test('ERR-03, D45 without the content service the page says so quietly, and is not kept', async () => {
  const { html, context } = await render(new ContentUnavailable('down'))
  expect(html).toContain('The team is not here right now.')
  expect(context.get(partialPage)).toBe(true)
})

test('each card leads to the form with its name in it, by a link', async () => {
  const { html } = await render({ data: [meera, arjun] })
  expect(html).toMatch(/<a href="\/consultation\?ask=m1" class="btn btn--line">Ask for Dr Meera Nair</)
  expect(html).toMatch(/<a href="\/consultation\?ask=m2" class="btn btn--line">Ask for Arjun Sethi</)
})

test('who has published hours is shown with the next free day, in India; without an answer nobody is', async () => {
  const team = { data: [meera, arjun] }
  // Half past midnight of the 26th in India.
  const free = { nextOpenings: async () => ({ m1: '2026-11-25T19:00:00.000Z' }) }
  const { html, context } = await render(team, '/team', free)
  expect(html.match(/Next free/g)).toHaveLength(1)
  expect(html).toContain('Thursday, 26 November')
  expect(context.get(partialPage)).toBe(false)
  const down = await render(team, '/team', { nextOpenings: () => Promise.reject(new Error('down')) })
  expect(down.html).not.toContain('Next free')
  expect(down.html).toContain('Arjun Sethi')
  expect(down.context.get(partialPage)).toBe(true)
})

test('a search leaves out people and empty departments, and says so where nobody is left', async () => {
  const team = { data: [meera, arjun] }
  const hindi = { data: [meera, { ...arjun, languages: 'English, Hindi' }] }
  const { html } = await render(hindi, '/team?language=Hindi')
  expect(html).toContain('Arjun Sethi')
  expect(html).not.toContain('Dr Meera Nair')
  expect(html).not.toContain('Psychiatry experts')
  expect(html).toMatch(/<option value="Hindi" selected/)
  const nobody = await render(team, '/team?language=Klingon')
  expect(nobody.html).toContain('Nobody here matches all of that.')
  expect(nobody.context.get(partialPage)).toBe(true)
})

test('search engines are told of people, and of no sample', () => {
  expect(peopleData(byDepartment([meera, arjun])).map(({ name }) => name)).toEqual(['Arjun Sethi'])
})

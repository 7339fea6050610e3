import { ContentUnavailable } from '@pulli/web/site-context.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeSite } from '#testing/fake-site.ts'
import { renderPage } from '#testing/render-page.tsx'
import * as crisisPage from './crisis-page.tsx'

const NOW = new Date('2026-11-22T20:30:00Z')

const line = (telephone: string, parts: object = {}) => ({
  documentId: `id${telephone}`,
  name: `Line ${telephone}`,
  number: telephone,
  telephone,
  checkedOn: '2026-11-01',
  checkedBy: 'Our office',
  ...parts,
})

const SNEHA = {
  number: '044-24640050',
  name: 'Sneha',
  openingHours: [{ days: 'Every day', from: '00:00:00.000', to: '00:00:00.000' }],
  languages: 'English, Tamil',
  cost: 'The price of an ordinary call',
  forWhom: 'Anyone in distress',
}

const render = (...lines: object[]) =>
  renderPage(crisisPage, { path: '/crisis', ...fakeSite({ '/api/crisis-lines': { data: lines } }) })

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the helpline board', () => {
  test('the two numbers are the headline, the other lines say for whom, when, in which languages and at what cost', async () => {
    const { html } = await render(line('+914424640050', SNEHA))
    expect(html).toMatch(/calls--large.*tel:112.*tel:14416.*tel:18008914416.*tel:\+914424640050/s)
    for (const words of [
      'Day and night',
      'English, Tamil',
      'The price of an ordinary call',
      'Anyone in distress',
    ])
      expect(html).toContain(words)
    expect(html).toContain('Checked 1 Nov 2026')
  })

  test('FAQ 7: every number shows when it was last checked, 112 and 14416 included', async () => {
    const { html } = await render(line('181', { checkedOn: '2026-02-15', checkedBy: 'Public sources' }))
    const ago = 'Checked 15 Feb 2026, 9 months ago, in public sources, not yet by us'
    expect(html.split(ago)).toHaveLength(3)
    expect(html).toContain('Not checked since 15 Feb 2026')
    expect(html).toContain('These helplines were not checked in the last six months, or not yet.')
  })

  test('lines that were not checked for long stand below the others, with a word about it', async () => {
    const { html } = await render(
      line('1', { name: 'Old', checkedOn: '2026-02-15' }),
      line('2', { name: 'Hundred days', checkedOn: '2026-08-15', checkedBy: 'Public sources' }),
      line('3', { name: 'New', testCalls: [{ calledOn: '2026-11-20', answered: true, minutes: 3 }] }),
      line('4', { name: 'Silent', testCalls: [{ calledOn: '2026-11-20', answered: false }] }),
    )
    expect(html).toMatch(/>Hundred days<.*>New<.*Not checked for a while.*>Old</)
    expect(html).toContain('Checked 15 Aug 2026, 3 months ago, in public sources, not yet by us')
    expect(html).toContain('Our test call was answered after 3 min.')
    expect(html).not.toContain('>Silent<')
  })

  test('whether a line is open now is left to the browser, since the page may be hours old', async () => {
    const hours = [{ days: 'Every day', from: '08:00:00.000', to: '20:00:00.000' }]
    const { html } = await render(line('14567', { openingHours: hours }), line('1', SNEHA))
    expect(html).toContain('08:00 AM to 08:00 PM')
    expect(html.match(/data-enhancer="open-now"/g)).toHaveLength(1)
    expect(html).not.toMatch(/Open now|Closed now/)
  })

  test('finding: what is not known of a line says to ask, with the day on which it could not be found out', async () => {
    const { html } = await render(line('1930', { cost: 'Free', askedOn: '2026-11-01' }), line('2'))
    const facts = [...html.matchAll(/<dt>([^<]+)<\/dt><dd>([^<]+)<\/dd>/g)].map(([, name, fact]) => [
      name,
      fact,
    ])
    const asked = 'Ask when you call. We couldn&#x27;t find this out on 1 Nov 2026.'
    const notAsked = 'Ask when you call. We have not asked yet.'
    expect(facts).toEqual([
      ['Hours', asked],
      ['Cost', 'Free'],
      ['Languages', asked],
      ['Hours', notAsked],
      ['Cost', notAsked],
      ['Languages', notAsked],
    ])
  })

  test('a line that answers in writing is offered to somebody who cannot speak', async () => {
    const { html } = await render(line('+919999666555', { name: 'Vandrevala', whatsapp: '+919999666555' }))
    expect(html.match(/href="https:\/\/wa\.me\/919999666555"/g)).toHaveLength(2)
    expect((await render(line('1'))).html).not.toContain('These lines answer in writing')
  })

  test('ASM-14 both numbers of Tele-MANAS stand without the content service and without a script', async () => {
    const { html } = await renderPage(crisisPage, {
      path: '/crisis',
      ...fakeSite({ '/api/crisis-lines': new ContentUnavailable('down') }),
    })
    expect(html).toMatch(/calls--large.*tel:112.*tel:14416.*tel:18008914416/s)
    expect(html).toContain('>1-800-891-4416</a>')
    expect(html).toContain('The two numbers above answer day and night.')
  })
})

test('below the board each situation has its words, and the numbers in them can be called', async () => {
  const { html } = await render(line('1098'), line('181'))
  const links = [...html.matchAll(/<nav class="fits".*?<\/nav>/g)].flatMap(([nav]) =>
    [...nav.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id),
  )
  expect(links).toHaveLength(7)
  for (const id of links) expect(html).toContain(`id="${id}"`)
  // The first link of a number is its row.
  for (const number of ['112', '14416', '181', '1098'])
    expect(html.indexOf(`tel:${number}"`)).toBeLessThan(html.indexOf('class="fits__all"'))
  const below = html.slice(html.indexOf('class="fits__all"'))
  for (const number of ['112', '14416', '181', '1098']) expect(below).toContain(`<a href="tel:${number}"`)
  expect(below).toContain('href="/safety-plan"')
})

test('finding: men hurt at home, free legal advice and a way in sign language have their words', async () => {
  const { html } = await render()
  const below = html.slice(html.indexOf('class="fits__all"'))
  expect(below).toMatch(/if you(?:&#x27;|'|’)re a man, call /)
  expect(below).toContain('free legal advice call <a href="tel:15100"')
  expect(below).toContain('Indian Sign Language')
})

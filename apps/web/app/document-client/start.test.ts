import { expect, test } from 'vitest'
import { addresses, anchors } from '#addresses.ts'
import { initialScroll, REFERENCE } from './initial-scroll.ts'
import { localDay } from './min-date.ts'

// The start script shares no module with the pages, so that it stays one file: what it repeats is held here.
test('what the start script knows of the site is what the site knows', () => {
  expect(REFERENCE.pages).toEqual([addresses.home, addresses.blogs])
  expect(REFERENCE.section).toBe(anchors.app)
})

test('NAV-12 with a saved id, / and /blogs lead to the section after 1 second', () => {
  for (const page of REFERENCE.pages) {
    expect(initialScroll(page, '', 'ref-4')).toEqual({ to: 'section', afterMs: 1_000 })
  }
})

test('NAV-13 without one they go to the top after 100 ms, unless the address names a place, or (finding ux 15) Back led there', () => {
  for (const page of REFERENCE.pages) {
    expect(initialScroll(page, '', null)).toEqual({ to: 'top', afterMs: 100 })
    expect(initialScroll(page, '#consult', null)).toBeUndefined()
    expect(initialScroll(page, '', null, true)).toBeUndefined()
  }
})

test('NAV-12 no other page looks at the saved id', () => {
  expect(initialScroll('/journals', '', 'ref-4')).toBeUndefined()
})

test("CNS-04 the first day is the visitor's own", () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  expect(localDay(new Date(2026, 10, 30))).toBe('2026-11-30')
})

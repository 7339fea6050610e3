import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkAge } from './check-age.ts'
import { knownToAnswerOn, lastTestCall, type OrderedLine, orderLines } from './order-lines.ts'

const TODAY = '2026-11-23'
const line = (telephone: string, parts: Partial<OrderedLine> = {}): OrderedLine => ({
  telephone,
  checkedOn: TODAY,
  testCalls: [],
  isHidden: false,
  ...parts,
})
const answered = (calledOn: string) => ({ calledOn, wasAnswered: true })
const missed = (calledOn: string) => ({ calledOn, wasAnswered: false })
const order = (...lines: OrderedLine[]) => orderLines(lines, TODAY).map(({ telephone }) => telephone)

describe('the age of a check', () => {
  test.each([
    ['2026-11-23', { days: 0, months: 0, isShown: false, isOverdue: false }],
    ['2026-08-26', { days: 89, months: 2, isShown: false, isOverdue: false }],
    ['2026-08-25', { days: 90, months: 2, isShown: true, isOverdue: false }],
    ['2026-05-27', { days: 180, months: 5, isShown: true, isOverdue: false }],
    ['2026-05-26', { days: 181, months: 5, isShown: true, isOverdue: true }],
    ['2026-02-15', { days: 281, months: 9, isShown: true, isOverdue: true }],
    ['2026-12-24', { days: 0, months: 0, isShown: false, isOverdue: false }],
  ])('checked on %s', (checkedOn, age) => {
    expect(checkAge(checkedOn, TODAY)).toEqual(age)
  })
})

describe('the order of the lines', () => {
  test('112 and 14416 come first, in that order, whatever is said of them', () => {
    const talk = line('14416', { isHidden: true })
    const emergency = line('112', { checkedOn: undefined, testCalls: [missed('2026-11-01')] })
    expect(order(line('181'), talk, emergency)).toEqual(['112', '14416', '181'])
  })

  test('lines not checked for more than 180 days, or never, come last in the order of the editors', () => {
    expect(
      order(
        line('1', { checkedOn: undefined }),
        line('2', { checkedOn: '2026-02-15' }),
        line('3'),
        line('4'),
      ),
    ).toEqual(['3', '4', '1', '2'])
  })

  test('a test call that nobody answered hides a line, until one is answered', () => {
    expect(order(line('1', { testCalls: [answered('2026-11-01'), missed('2026-11-02')] }))).toEqual([])
    expect(order(line('1', { testCalls: [missed('2026-11-02'), answered('2026-11-03')] }))).toEqual(['1'])
  })

  test('an editor hides a line', () => {
    expect(order(line('1', { isHidden: true }), line('2'))).toEqual(['2'])
  })

  test('an answered test call is a check', () => {
    const old = line('1', { checkedOn: '2026-02-15', testCalls: [answered('2026-11-20')] })
    expect(knownToAnswerOn(old)).toBe('2026-11-20')
    expect(order(line('2', { checkedOn: '2026-02-15' }), old)).toEqual(['1', '2'])
  })

  test('of two calls on one day the one entered last counts', () => {
    expect(lastTestCall([missed('2026-11-02'), answered('2026-11-02')])).toEqual(answered('2026-11-02'))
    expect(lastTestCall([missed('2026-11-02'), answered('2026-11-01')])).toEqual(missed('2026-11-02'))
  })

  test('age alone never removes a line', () => {
    const anyDay = fc.option(fc.constantFrom('2020-01-01', '2026-02-15', '2026-11-22', '2027-01-01'), {
      nil: undefined,
    })
    const anyLines = fc.uniqueArray(fc.tuple(fc.integer({ min: 1_000, max: 9_999 }), anyDay), {
      selector: ([number]) => number,
    })
    fc.assert(
      fc.property(anyLines, (drawn) => {
        const lines = drawn.map(([number, checkedOn]) => line(String(number), { checkedOn }))
        expect(order(...lines).toSorted()).toEqual(lines.map(({ telephone }) => telephone).toSorted())
      }),
    )
  })
})

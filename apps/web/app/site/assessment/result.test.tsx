import type { AssessmentResult } from '@pulli/contracts/assessment.ts'
import { officeHours } from '@pulli/contracts/opening-hours/office-hours.ts'
import type { TranslationStatus } from '@pulli/domain/assessment/instrument.ts'
import { EVERY_DAY } from '@pulli/domain/opening-hours/opening-hours.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Result } from './result.tsx'

const bands = [
  { level: 'Moderate depression', from: 21, to: 30 },
  { level: 'Severe depression', from: 31, to: 40 },
]

const OFFICE = officeHours({ openingHours: [{ days: EVERY_DAY, from: 660, to: 1_200 }] })

afterEach(() => {
  vi.useRealTimers()
})

function show(
  totalScore: number,
  safety: AssessmentResult['safety'],
  translationStatus: TranslationStatus = 'original',
  ranges = bands,
) {
  return renderToStaticMarkup(
    <Result
      id="result-h"
      heading="h2"
      back="/assessments"
      about={{
        licence: 'own wording',
        cutoffSource: 'A table. Not tested on this wording.',
        minimumAge: 18,
        translationStatus,
        repeatDays: 14,
      }}
      office={OFFICE}
      bands={ranges}
      result={{
        assessment_name: 'Depression Assessment',
        storedResult: {
          totalScore,
          assessmentMaxScore: 63,
          level: 'Severe depression',
          advice: 'See a doctor in the next days.',
        },
        headline: 'You have been carrying a lot.',
        pack: { id: 'depression', version: '1' },
        safety,
        isStored: false,
      }}
    />,
  )
}

test('RES-03 the sum, its maximum, the level and the advice are shown', () => {
  const words = show(31, { level: 'none', beforeResult: 'none', besideScore: false }).replace(/<[^>]+>/g, '')
  expect(words).toContain('31 out of 63')
  expect(words).toContain('Severe depression')
  expect(words).toContain('See a doctor in the next days.')
})

test.each(['none', 'today', 'now'] as const)(
  'RES-10 D77 finding: from a total on, here with urgency %s, a result shows the numbers first, filled, and steps that call',
  (level) => {
    const html = show(31, { level, beforeResult: 'none', besideScore: true })
    expect(html.match(/class="safety"/g)).toHaveLength(1)
    expect(html).toMatch(/^<aside class="safety".*calls--filled.*tel:14416.*tel:112.*out of 63/s)
    expect(html).toContain('href="/safety-plan"')
    expect(html).toMatch(/class="next"><li><b>Call\./)
    expect(html).toMatch(/First, please talk to someone|Please call now/)
    expect(html.slice(html.indexOf('</aside>'))).toContain('>Call 1098</a>')
  },
)

test('D77 below that total a result has no numbers', () => {
  const html = show(30, { level: 'none', beforeResult: 'none', besideScore: false })
  expect(html).not.toContain('class="safety"')
})

test('D78 finding: a result says to come back after the interval of its pack', () => {
  const html = show(3, { level: 'none', beforeResult: 'none', besideScore: false })
  expect(html).toContain('Come back in 14 days.')
})

test('D77 where the limits come from is folded below the result', () => {
  const html = show(31, { level: 'today', beforeResult: 'none', besideScore: true })
  const fold = html.slice(html.indexOf('<details'))
  expect(html.indexOf('class="actions"')).toBeLessThan(html.indexOf('<details'))
  expect(fold).toContain('Where the limits come from: A table.')
  expect(fold).toContain('About the words: own wording')
})

test('ASM-12 where help comes before the result it stands there once', () => {
  const html = show(45, { level: 'now', beforeResult: 'now', besideScore: true })
  expect(html.match(/class="safety"/g)).toHaveLength(1)
  expect(html.indexOf('class="safety"')).toBeLessThan(html.indexOf('out of 63'))
})

test('D53 beside the range stands where its limits come from, and below it for whom it is not and what else counts', () => {
  const html = show(21, { level: 'none', beforeResult: 'none', besideScore: false })
  expect(html).toContain('Where the limits come from: A table. Not tested on this wording.')
  expect(html).toContain('of 18 and over')
  expect(html).toContain('Call 1098')
  expect(html).toContain('after a birth')
  expect(html).toContain('voices that others do not hear')
})

test('D53 the result of a screening questionnaire of others says what such a screening is worth', () => {
  const CALM = { level: 'none', beforeResult: 'none', besideScore: false } as const
  expect(show(3, CALM, 'official')).toContain('51–77%')
  expect(show(3, CALM, 'official')).toContain('Patel and others, 2008')
  expect(show(3, CALM)).not.toContain('Patel')
})

test.each([false, true])(
  'D53 a working translation shows the score without a range; with a hard answer: %s',
  (isHard) => {
    const level = isHard ? 'now' : 'none'
    const ranges = [{ level: 'No range yet', from: 0, to: 63 }]
    const safety = { level, beforeResult: level, besideScore: false } as const
    const words = show(31, safety, 'working', ranges).replace(/<[^>]+>/g, '')
    expect(words).toContain('Your score is 31 out of 63.')
    expect(words).not.toMatch(/range for that score|Where the limits come from|You are here|Severe/)
  },
)

test('D52 an answer that asks for help offers people and the safety plan, and no other look', () => {
  const html = show(3, { level: 'today', beforeResult: 'today', besideScore: false })
  expect(html).toContain('href="/safety-plan"')
  expect(html).not.toContain('Come back')
  expect(html).not.toContain('class="scale"')
  expect(show(3, { level: 'none', beforeResult: 'none', besideScore: false })).toContain('Come back in')
})

describe('D51 what a result offers at each hour', () => {
  const CALM = { level: 'none', beforeResult: 'none', besideScore: false } as const
  const at = (clockInIndia: string) =>
    vi.useFakeTimers({ now: new Date(`2026-11-23T${clockInIndia}:00+05:30`), toFake: ['Date'] })
  const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

  test('in the working hours one can speak with a counselor now', () => {
    at('15:00')
    const html = show(20, CALM)
    expect(html).toMatch(/href="\/contact"[^>]*>Speak with counselor now</)
    expect(words(html)).not.toMatch(/Ask us to call|We answer from/)
  })

  test('outside them asking for a call comes first, and "now" says from when somebody answers', () => {
    at('02:00')
    const html = show(20, CALM)
    const actions = html.slice(html.indexOf('class="actions"'))
    expect([...actions.matchAll(/href="([^"]+)"/g)].map(([, to]) => to).slice(0, 2)).toEqual([
      '/consultation',
      '/contact',
    ])
    expect(words(actions)).toMatch(
      /Ask us to call from 11:00 AM +Speak with counselor now +We answer from 11:00 AM\./,
    )
    expect(actions.match(/btn--act/g)).toHaveLength(1)
    at('22:30')
    expect(words(show(20, CALM))).toContain('Ask us to call from 11:00 AM tomorrow')
  })

  test('the numbers to call stand above both after an answer or a total that asks for help', () => {
    at('02:00')
    for (const html of [
      show(3, { level: 'today', beforeResult: 'today', besideScore: false }),
      show(31, { level: 'today', beforeResult: 'none', besideScore: true }),
    ])
      expect(html).toMatch(/tel:14416.*tel:112.*Ask us to call from.*Speak with counselor now/)
  })

  test('a calm result has no call link; the number for who is younger is text', () => {
    at('02:00')
    expect(show(20, CALM)).not.toContain('tel:')
    expect(show(20, CALM)).toContain('Call 1098')
  })
})

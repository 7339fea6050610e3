import type { KeptAssessment } from '@pulli/contracts/assessment.ts'
import type { Instrument } from '@pulli/domain/assessment/instrument.ts'
import { INSTRUMENTS } from '@pulli/domain/assessment/instruments.ts'
import { isCallTotal, safetyOfAnswer } from '@pulli/domain/assessment/safety-of.ts'
import { scoreAssessment } from '@pulli/domain/assessment/score-assessment.ts'
import { maximumOf, minimumOf } from '@pulli/domain/assessment/totals.ts'
import { summarise } from '@pulli/domain/summary/summarise.ts'
import { m } from '@pulli/messages/messages.js'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { FollowedRow } from '#member/overview/followed/followed-row.tsx'
import { overviewOf } from '#member/overview/overview-of.ts'
import ResultTable from '#member/overview/result-table.tsx'
import type { Scale } from '#member/overview/scale.ts'
import { ScoreRow } from '#member/overview/score-row.tsx'
import { scoresOf } from '#member/overview/scores.ts'
import ToldHead from '#member/overview/told-head.tsx'
import { Sheet } from '#member/summary/sheet.tsx'
import { aboutOf, shownBands } from '#site/assessment/controller-props.ts'
import { Result } from '#site/assessment/result.tsx'
import { CALMING_MESSAGES, NEUTRAL_MESSAGES } from './calming-messages.ts'

const packs: readonly Instrument[] = Object.values(INSTRUMENTS)
const NOW = new Date('2026-11-23T10:00:00Z')
/** When the questions may be asked again. */
const LATER = new Date('2026-12-23T10:00:00Z')
const messages = m as unknown as Record<string, (inputs: object) => string>
const GAP = '§'
const ANY_INPUT = new Proxy({}, { get: () => GAP, has: () => true })

/** A message with anything in its gaps. */
const patternOf = (key: string) =>
  new RegExp((messages[key]?.(ANY_INPUT) ?? 'missing').split(GAP).map(escaped).join('.+?'))
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const CALMING = CALMING_MESSAGES.map((key) => ({ key, pattern: patternOf(key) }))

const scaleOf = ({
  bands,
  licence,
  cutoffSource,
  repeatAfter,
  callFrom,
  reliableChange,
}: Instrument): Scale => ({
  bands,
  licence,
  cutoffSource,
  repeatDays: repeatAfter.days,
  callFrom: callFrom.total,
  reliableChange,
})
const scales = {
  depression: scaleOf(INSTRUMENTS['Depression Assessment']),
  anxiety: scaleOf(INSTRUMENTS['Anxiety Assessment']),
  stress: scaleOf(INSTRUMENTS['Perceived Stress Assessment']),
  phq9: scaleOf(INSTRUMENTS['PHQ-9']),
  gad7: scaleOf(INSTRUMENTS['GAD-7']),
}

function inFrame(shown: ReactNode) {
  const router = createMemoryRouter([{ id: 'member/shell/member-layout', path: '/', element: shown }], {
    hydrationData: { loaderData: { 'member/shell/member-layout': { scales } } },
  })
  return <RouterProvider router={router} />
}

// What the dashboard loads on demand is there before it is rendered at once.
beforeAll(async () => {
  for (const hiddenAt of [undefined, new Date()]) {
    const [latest] = cases.map(({ pack, way, rest }) => sittingOf(pack, answersFor(pack, way, rest)).kept)
    const scores = scoresOf(latest ? [latest] : [])
    const overview = overviewOf({ scores, scales, week: { kind: 'unanswered' } }, hiddenAt)
    await prerender(inFrame(<ToldHead overview={overview} office={undefined} />))
  }
})

/** The text that a person sees, and what a screen reader reads. */
function textOf(shown: ReactNode): string {
  return renderToString(inFrame(shown))
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
}

/** Every way to answer the safety items. */
function safetyAnswers({ items, safetyItems }: Instrument): Map<number, number>[] {
  const questions = [...new Set(safetyItems.map(({ item }) => items.findIndex(({ id }) => id === item)))]
  return questions.reduce<Map<number, number>[]>(
    (ways, question) =>
      ways.flatMap((way) =>
        (items[question]?.options ?? []).map((_, answer) => new Map([...way, [question, answer]])),
      ),
    [new Map()],
  )
}

/** The totals of the other answers: the lowest, the highest, and each limit of a band between them. */
function restTotals({ items, bands, safetyItems }: Instrument): number[] {
  const others = items.filter(({ id }) => !safetyItems.some(({ item }) => item === id))
  const [lowest, highest] = [minimumOf(others), maximumOf(others)]
  const limits = bands.flatMap(({ from, to, steps = [] }) => [from, to, ...steps.map((step) => step.from)])
  return [...new Set([lowest, ...limits.filter((one) => lowest < one && one < highest), highest])]
}

function answersFor({ items }: Instrument, safety: Map<number, number>, rest: number): number[] {
  let left = rest
  return items.map(({ options }, n) => {
    const given = safety.get(n)
    if (given !== undefined) return given
    const points = Math.min(left, Math.max(...options.map((option) => option.points)))
    left -= points
    return options.findIndex((option) => option.points === points)
  })
}

function sittingOf(pack: Instrument, answers: number[]) {
  const scoring = scoreAssessment(pack, answers)
  if (scoring.status === 'incomplete') throw new Error('incomplete')
  const { total, maximum, level, advice, headline, safety, hasSafetyAnswer } = scoring
  const shared = { assessment_name: pack.assessmentName, pack: { id: pack.id, version: pack.version } }
  return {
    scoring,
    result: {
      ...shared,
      storedResult: { totalScore: total, assessmentMaxScore: maximum, level, advice },
      headline,
      safety: {
        level: safety,
        beforeResult: hasSafetyAnswer ? safety : 'none',
        besideScore: isCallTotal(total, pack),
      },
      isStored: true,
    } as const,
    kept: {
      ...shared,
      id: crypto.randomUUID(),
      totalScore: total,
      assessmentMaxScore: maximum,
      level,
      safety: { level: safety, hasAnswer: hasSafetyAnswer },
      safetyAnswers: [],
      functionalAnswer: null,
      takenAt: '2026-11-23T09:00:00Z',
    } satisfies KeptAssessment,
  }
}

/** What was kept of the weeks before: nothing, less, the same, more. */
function historiesOf(latest: KeptAssessment): KeptAssessment[][] {
  const before = (totalScore: number): KeptAssessment => ({
    ...latest,
    id: crypto.randomUUID(),
    totalScore,
    safety: { level: 'none', hasAnswer: false },
    takenAt: '2026-10-30T09:00:00Z',
  })
  const { totalScore, assessmentMaxScore } = latest
  return [[latest], ...[0, totalScore, assessmentMaxScore].map((total) => [latest, before(total)])]
}

/** A quiet month on the other questionnaires. */
const calmOthers = (one: Instrument): KeptAssessment[] =>
  packs
    .filter((pack) => pack !== one)
    .flatMap((pack) =>
      ['2026-11-23T09:30:00Z', '2026-10-30T09:30:00Z'].map((takenAt, n) => ({
        ...sittingOf(pack, answersFor(pack, new Map(), minimumOf(pack.items) + n)).kept,
        takenAt,
      })),
    )

function surfacesOf(pack: Instrument, sitting: ReturnType<typeof sittingOf>): Record<string, string> {
  const { result, kept } = sitting
  const about = aboutOf(pack)
  const bands = shownBands(pack)
  const shown = { result, bands, about, office: undefined, back: '/assessments', id: 'result-h' }
  const surfaces: Record<string, ReactNode> = {
    'the page of the result': <Result {...shown} heading="h1" />,
    'the dialog of the result': <Result {...shown} heading="h2" onPrint={() => {}} onGoOn={() => {}} />,
    'the row of the dashboard': (
      <ScoreRow
        name="Depression"
        start={{ href: '/', what: '' }}
        results={[kept]}
        scale={scaleOf(pack)}
        isWaiting={false}
        now={NOW}
        timeZone="Asia/Kolkata"
      />
    ),
  }
  for (const [n, history] of historiesOf(kept).entries()) {
    const all = scoresOf([...history, ...calmOthers(pack)])
    surfaces[`the head of the dashboard ${n}`] = (
      <ToldHead
        overview={{
          ...overviewOf({ scores: all, scales, week: { kind: 'unanswered' } }, undefined),
          now: NOW,
        }}
        office={undefined}
      />
    )
    surfaces[`the row of what is followed ${n}`] = (
      <FollowedRow
        id="phq9"
        name="PHQ-9"
        take={{ href: '/', what: '' }}
        results={history}
        scale={scaleOf(pack)}
        now={LATER}
        timeZone="Asia/Kolkata"
      />
    )
    surfaces[`the table of the row ${n}`] = (
      <ResultTable
        name="Depression"
        results={history.filter(({ safety }) => safety.hasAnswer)}
        cutoffSource={pack.cutoffSource}
        now={NOW}
        timeZone="Asia/Kolkata"
      />
    )
    surfaces[`the row of the dashboard with its history ${n}`] = (
      <ScoreRow
        name="Depression"
        start={{ href: '/', what: '' }}
        results={history.map((one) => ({ ...one, safety: kept.safety }))}
        scale={scaleOf(pack)}
        isWaiting={false}
        now={NOW}
        timeZone="Asia/Kolkata"
      />
    )
  }
  const record = {
    results: [
      {
        assessmentName: pack.assessmentName,
        total: kept.totalScore,
        maximum: kept.assessmentMaxScore,
        level: kept.level,
        safety: kept.safety.level,
        hasSafetyAnswer: kept.safety.hasAnswer,
        safetyAnswers: kept.safetyAnswers,
        functionalAnswer: kept.functionalAnswer,
        takenAt: new Date(kept.takenAt),
      },
    ],
    moods: [],
  }
  const choice = { from: '2026-11-01', to: '2026-11-23', assessments: [pack.assessmentName] } as const
  surfaces['the summary'] = (
    <Sheet
      summary={summarise(
        record,
        { ...choice, changes: true, moods: false, days: false, notes: false },
        'Asia/Kolkata',
      )}
      scaleOf={(assessment) => scaleOf(INSTRUMENTS[assessment])}
      name="Asha"
      period={choice}
      made={{ on: '2026-11-23', at: 'Pulli' }}
      timeZone="Asia/Kolkata"
      hasNotes={false}
      hasChanges
    />
  )
  return Object.fromEntries(Object.entries(surfaces).map(([name, node]) => [name, textOf(node)]))
}

/** The only sentences that may name the range of a total beside such an answer: each says that it is the sum's alone. */
function withoutTheSum(text: string, { storedResult }: ReturnType<typeof sittingOf>['result']) {
  const { totalScore: total, assessmentMaxScore: maximum, level } = storedResult
  return text
    .replaceAll(m.assessment_sum_safety({ total, maximum, level }), '')
    .replaceAll(m.overview_help_range({ level }), '')
    .replaceAll(m.summary_range_safety({ level }), '')
}

const calmingTexts = (pack: Instrument) =>
  pack.bands.flatMap(({ level, headline, advice, steps = [] }) => [
    level,
    headline,
    advice,
    ...steps.flatMap((step) => [step.headline, step.advice]),
  ])

const cases = packs.flatMap((pack) =>
  safetyAnswers(pack)
    .filter((way) => [...way].some(([question, answer]) => safetyOfAnswer(pack, question, answer) !== 'none'))
    .flatMap((way) => restTotals(pack).map((rest) => ({ pack, way, rest }))),
)

test('there is a case for every answer of every safety item, at the lowest and the highest rest', () => {
  const positive = packs.flatMap((pack) =>
    pack.items.flatMap(({ options }, question) =>
      options.flatMap((_, answer) =>
        safetyOfAnswer(pack, question, answer) === 'none' ? [] : [`${pack.id} ${question} ${answer}`],
      ),
    ),
  )
  expect(positive).toEqual(
    ['depression-own', 'phq-9'].flatMap((id) => [1, 2, 3].map((answer) => `${id} 8 ${answer}`)),
  )
  for (const one of positive) {
    const rests = cases
      .filter(({ pack, way }) =>
        [...way].some(([question, answer]) => one === `${pack.id} ${question} ${answer}`),
      )
      .map(({ rest }) => rest)
    expect(rests).toContain(0)
    expect(rests).toContain(one.startsWith('phq-9') ? 24 : 60)
    expect(rests.length).toBeGreaterThan(8)
  }
})

test.each(cases.map(({ pack, way, rest }) => [pack.id, [...way].join(), rest, { pack, way }] as const))(
  'D52 %s: with the safety answer %s and %i points elsewhere nobody reads a sentence that calms',
  (_id, _way, rest, { pack, way }) => {
    const sitting = sittingOf(pack, answersFor(pack, way, rest))
    expect(sitting.scoring.hasSafetyAnswer).toBe(true)
    for (const [surface, shown] of Object.entries(surfacesOf(pack, sitting))) {
      const text = withoutTheSum(shown, sitting.result)
      expect([surface, CALMING.filter(({ pattern }) => pattern.test(text))]).toEqual([surface, []])
      expect([surface, calmingTexts(pack).filter((words) => text.includes(words))]).toEqual([surface, []])
      if (surface.startsWith('the head of the dashboard')) expect(text).toMatch(/14416.*My plan.*Speak with/)
      expect(text, surface).not.toMatch(/look again|in a month|in two weeks|in a week|most people|quiet/i)
    }
  },
)

test('D52 the total is shown unchanged, with whom to call before it', () => {
  const [{ pack, way, rest } = expect.fail()] = cases
  const sitting = sittingOf(pack, answersFor(pack, way, rest))
  const { 'the dialog of the result': dialog = '', 'the summary': summary = '' } = surfacesOf(pack, sitting)
  expect(dialog).toContain('Your score is 1 out of 63.')
  expect(dialog.indexOf('14416')).toBeLessThan(dialog.indexOf('out of 63'))
  expect(dialog.indexOf('112')).toBeLessThan(dialog.indexOf('out of 63'))
  expect(summary).toContain('Safety answer')
  expect(summary.indexOf('Read this first')).toBeLessThan(summary.indexOf('1 of 63'))
})

test('without such an answer a result is as calm as its band', () => {
  const [pack = expect.fail()] = packs
  const sitting = sittingOf(pack, answersFor(pack, new Map(), 3))
  const surfaces = surfacesOf(pack, sitting)
  expect(surfaces['the page of the result']).toContain('Look again in two weeks')
  expect(surfaces['the page of the result']).not.toContain('14416')
  expect(surfaces['the row of the dashboard with its history 3']).toMatch(patternOf('overview_lower'))
  expect(surfaces['the head of the dashboard 1']).toMatch(patternOf('overview_latest'))
  expect(surfaces['the head of the dashboard 1']).not.toContain('14416')
})

test('a message on results that sounds calm is listed by its key', () => {
  const listed: readonly string[] = [...CALMING_MESSAGES, ...NEUTRAL_MESSAGES]
  const calm =
    /\b(again|eased|quiet|lower|lighter|better|same|good|fine|calm|usual|normal|here you are|you are here)\b/i
  const suspects = Object.keys(messages)
    .filter((key) => /^(assessment|overview|followed|summary|hard_days)_(?!field_)/.test(key))
    .filter((key) => calm.test(messages[key]?.(ANY_INPUT) ?? ''))
  expect(suspects.filter((key) => !listed.includes(key))).toEqual([])
  for (const key of listed) expect(messages[key], key).toBeTypeOf('function')
})

import type { InstrumentDescription } from '@pulli/contracts/assessment.ts'
import { succeeded } from '@pulli/contracts/envelope.ts'
import type { Instrument } from '@pulli/domain/assessment/instrument.ts'
import type { Instruments } from '@pulli/domain/assessment/instruments.ts'
import { maximumOf } from '@pulli/domain/assessment/totals.ts'
import { m } from '@pulli/messages/messages.js'
import { type EncodedPage, encodePage } from '#http/encoded-page.ts'

/** An offline client may use its copy for a day: a stale version is refused when it is stored. */
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, max-age=300, stale-if-error=86400',
  vary: 'origin',
}

const pages = new WeakMap<Instruments, Promise<EncodedPage>>()

/** What `GET /assessments/instruments` answers, compressed once. Reads no database. */
export function instrumentsPage(instruments: Instruments): Promise<EncodedPage> {
  const page = pages.get(instruments) ?? encodeInstruments(instruments)
  pages.set(instruments, page)
  return page
}

function encodeInstruments(instruments: Instruments) {
  const all = Object.values(instruments).map(describeInstrument)
  return encodePage(Buffer.from(JSON.stringify(succeeded(m.assessment_instruments_listed(), all))), HEADERS)
}

function describeInstrument(instrument: Instrument): InstrumentDescription {
  const { items, functionalQuestion, bands, safetyItems, safetyTotals, callFrom } = instrument
  return {
    assessment_name: instrument.assessmentName,
    pack: { id: instrument.id, version: instrument.version },
    locale: instrument.locale,
    recall_window: instrument.recallWindow,
    question_stem: instrument.stem ?? null,
    minimum_age: instrument.minimumAge,
    notice: instrument.licence,
    source: instrument.source,
    cutoff_source: instrument.cutoffSource,
    validated_in: instrument.validatedIn,
    translation_status: instrument.translationStatus,
    repeat_after_days: instrument.repeatAfter.days,
    reliable_change: instrument.reliableChange,
    maximum: maximumOf(items),
    items: items.map(({ prompt, options }, questionIndex) => ({
      questionIndex,
      question: prompt,
      answers: options.map(({ label, points }, answerIndex) => ({ answerIndex, answer: label, points })),
    })),
    functional_question: functionalQuestion
      ? {
          question: functionalQuestion.prompt,
          answers: functionalQuestion.options.map((answer, functional_answer_index) => ({
            functional_answer_index,
            answer,
          })),
        }
      : null,
    bands: bands.map(({ level, from, to }) => ({ level, from, to })),
    safety_items: safetyItems.map(({ item, from, urgency }) => ({
      questionIndex: items.findIndex(({ id }) => id === item),
      from_points: from,
      urgency,
    })),
    safety_totals: safetyTotals.map(({ from, urgency }) => ({ from_points: from, urgency })),
    call_from: callFrom.total,
  }
}

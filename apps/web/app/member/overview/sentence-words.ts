import type { AssessmentName } from '@pulli/domain/assessment/instrument.ts'
import type { Sentence } from '@pulli/domain/overview/choose-sentence.ts'
import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'
import { SCORE_KEYS } from './scores.ts'

const NAMES = {
  depression: m.overview_name_depression,
  anxiety: m.overview_name_anxiety,
  stress: m.overview_name_stress,
  phq9: m.overview_name_phq9,
  gad7: m.overview_name_gad7,
}

const QUESTIONS = {
  depression: addresses.memberDepression,
  anxiety: addresses.memberAnxiety,
  stress: addresses.memberStress,
  phq9: addresses.memberPhq9,
  gad7: addresses.memberGad7,
}

/** Returns the questionnaire as a sentence names it. */
const nameOf = (name: AssessmentName) => NAMES[SCORE_KEYS[name]]()

/** Returns the address of the questions that a sentence asks to answer again, if it does. */
export function questionsOf(sentence: Sentence): string | undefined {
  const isAsked = (sentence.kind === 'answer' || sentence.kind === 'high') && sentence.isAskedAgain
  return isAsked ? QUESTIONS[SCORE_KEYS[sentence.name]] : undefined
}

/** Returns a sentence as the page's heading, with the text below it. */
export function sentenceWords(
  sentence: Sentence,
  dayOf: (at: Date) => string,
): { title: string; lead: string } {
  switch (sentence.kind) {
    case 'answer': {
      const at = { name: nameOf(sentence.name), day: dayOf(sentence.at) }
      return sentence.isAskedAgain
        ? { title: m.overview_help_again(at), lead: m.overview_help_again_lead() }
        : { title: m.overview_help(), lead: m.overview_help_lead(at) }
    }
    case 'high': {
      const at = { name: nameOf(sentence.name), day: dayOf(sentence.at) }
      return sentence.isAskedAgain
        ? { title: m.overview_high_again(at), lead: m.overview_high_again_lead() }
        : { title: m.overview_high(at), lead: m.overview_high_lead() }
    }
    case 'higher':
    case 'worse': {
      const since = { name: nameOf(sentence.name), day: dayOf(sentence.since) }
      const title = sentence.kind === 'higher' ? m.overview_higher_range(since) : m.overview_went_up(since)
      return { title, lead: m.overview_talk_lead() }
    }
    case 'better': {
      const since = { name: nameOf(sentence.name), day: dayOf(sentence.since) }
      const title = sentence.isAfterHardDay ? m.overview_came_down_hard(since) : m.overview_came_down(since)
      return { title, lead: m.overview_lead() }
    }
    case 'hard-days':
      return { title: m.overview_hard_days(), lead: m.overview_hard_days_lead() }
    case 'latest':
      return {
        title: m.overview_latest({ name: nameOf(sentence.name), day: dayOf(sentence.at) }),
        lead: m.overview_lead(),
      }
    case 'first':
      return { title: m.overview_nothing(), lead: m.overview_lead() }
  }
}

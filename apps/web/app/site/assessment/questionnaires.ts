import type { AssessmentName } from '@pulli/domain/assessment/instrument.ts'
import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'

interface Questionnaire {
  assessmentName: AssessmentName
  /** Its public page. */
  address: string
  metaTitle: () => string
  metaDescription: () => string
  crumb: () => string
  title: () => string
  lead: () => string
  layout: QuestionLayout
  /** D14: the depression form on the public page sends no authorization header. */
  sendsToken: boolean
}

/** Cards with the answers below or beside one another, or a table with a column for each answer. */
export type QuestionLayout = 'cards' | 'cards-across' | 'table'

/** What tells the pages of the questionnaires apart. */
export const QUESTIONNAIRES = {
  // DEP-01 to DEP-05
  depression: {
    assessmentName: 'Depression Assessment',
    address: addresses.depressionAssessment,
    metaTitle: m.assessment_depression_meta_title,
    metaDescription: m.assessment_depression_meta_description,
    crumb: m.assessment_depression_crumb,
    title: m.assessment_depression_title,
    lead: m.assessment_depression_lead,
    layout: 'cards',
    sendsToken: false,
  },
  // ANX-01 to ANX-06
  anxiety: {
    assessmentName: 'Anxiety Assessment',
    address: addresses.anxietyAssessment,
    metaTitle: m.assessment_anxiety_meta_title,
    metaDescription: m.assessment_anxiety_meta_description,
    crumb: m.assessment_anxiety_crumb,
    title: m.assessment_anxiety_title,
    lead: m.assessment_anxiety_lead,
    layout: 'table',
    sendsToken: true,
  },
  // STR-01 to STR-04
  stress: {
    assessmentName: 'Perceived Stress Assessment',
    address: addresses.perceivedStressAssessment,
    metaTitle: m.assessment_stress_meta_title,
    metaDescription: m.assessment_stress_meta_description,
    crumb: m.assessment_stress_crumb,
    title: m.assessment_stress_title,
    lead: m.assessment_stress_lead,
    layout: 'cards-across',
    sendsToken: true,
  },
  // D53
  phq9: {
    assessmentName: 'PHQ-9',
    address: addresses.phq9Assessment,
    metaTitle: m.assessment_phq9_meta_title,
    metaDescription: m.assessment_phq9_meta_description,
    crumb: m.assessment_phq9_crumb,
    title: m.assessment_phq9_title,
    lead: m.assessment_phq9_lead,
    layout: 'cards-across',
    sendsToken: true,
  },
  gad7: {
    assessmentName: 'GAD-7',
    address: addresses.gad7Assessment,
    metaTitle: m.assessment_gad7_meta_title,
    metaDescription: m.assessment_gad7_meta_description,
    crumb: m.assessment_gad7_crumb,
    title: m.assessment_gad7_title,
    lead: m.assessment_gad7_lead,
    layout: 'cards-across',
    sendsToken: true,
  },
} as const satisfies Record<string, Questionnaire>

export type QuestionnaireName = keyof typeof QUESTIONNAIRES

const NAMES = Object.keys(QUESTIONNAIRES) as QuestionnaireName[]

/** Finds the questionnaire of a public page. */
export function questionnaireAt(address: string): QuestionnaireName {
  const name = NAMES.find((each) => QUESTIONNAIRES[each].address === address)
  if (!name) throw new Error(`no questionnaire at ${address}`)
  return name
}

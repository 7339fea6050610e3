import type { Instrument, Option } from '../instrument.ts'

const OPTIONS = [
  { label: 'Never', points: 0 },
  { label: 'Almost never', points: 1 },
  { label: 'Sometimes', points: 2 },
  { label: 'Fairly often', points: 3 },
  { label: 'Very often', points: 4 },
] as const satisfies readonly Option[]

/** Of the questions that are scored in reverse. */
const REVERSED = [
  { label: 'Never', points: 4 },
  { label: 'Almost never', points: 3 },
  { label: 'Sometimes', points: 2 },
  { label: 'Fairly often', points: 1 },
  { label: 'Very often', points: 0 },
] as const satisfies readonly Option[]

export const STRESS = {
  id: 'stress-own',
  version: '2',
  locale: 'en-IN',
  assessmentName: 'Perceived Stress Assessment',
  licence: 'own wording, for self-reflection, not a validated translation or a diagnosis.',
  source: 'Topics, points and reversed items follow the ten-item scale of Cohen et al. The words are ours.',
  cutoffSource:
    "The limits are a common convention: the scale's author states that there are no diagnostic cut-offs. They were not tested on this wording.",
  validatedIn: 'nowhere: nobody has tested this wording',
  translationStatus: 'original',
  recallWindow: 'last month',
  minimumAge: 18,
  repeatAfter: {
    days: 30,
    source: 'The recall window of the scale, one month (Cohen, Kamarck and Mermelstein 1983).',
  },
  // A plainer phrase is often that of the scale, which belongs to others: these keep their distance from it.
  items: [
    {
      id: 'upset-by-the-unexpected',
      prompt: 'In the last month, how often have you been thrown by something you did not see coming?',
      options: OPTIONS,
    },
    {
      id: 'unable-to-control',
      prompt:
        'In the last month, how often have you felt that you had no say in the things that matter most to you?',
      options: OPTIONS,
    },
    {
      id: 'nervous-and-stressed',
      prompt: 'In the last month, how often have you felt tense and under pressure?',
      options: OPTIONS,
    },
    {
      id: 'confident',
      prompt: 'In the last month, how often have you trusted yourself to deal with your own troubles?',
      options: REVERSED,
    },
    {
      id: 'going-ones-way',
      prompt: 'In the last month, how often have you felt that things were going roughly as you wished?',
      options: REVERSED,
    },
    {
      id: 'unable-to-cope',
      prompt: 'In the last month, how often have you had more to do than you could manage?',
      options: OPTIONS,
    },
    {
      id: 'control-irritations',
      prompt:
        'In the last month, how often have you been able to stay calm about the small annoyances of the day?',
      options: REVERSED,
    },
    {
      id: 'on-top-of-things',
      prompt: 'In the last month, how often have you felt that you had things well in hand?',
      options: REVERSED,
    },
    {
      id: 'angered',
      prompt:
        'In the last month, how often have you been angry about something that was not yours to change?',
      options: OPTIONS,
    },
    {
      id: 'piling-up',
      prompt:
        'In the last month, how often have you felt that problems were growing faster than you could deal with them?',
      options: OPTIONS,
    },
  ],
  bands: [
    {
      level: 'Low stress',
      from: 0,
      to: 13,
      headline: 'There has been room to breathe.',
      advice:
        'Your score says that, on the whole, the month left you room; it cannot see a single hard day. Whatever gave you that room, keep some of it today, even if it is only ten quiet minutes. Look again in a month.',
    },
    {
      level: 'Moderate stress',
      from: 14,
      to: 26,
      headline: 'There has been a lot at once.',
      advice:
        'Your score says that a lot came at once this month. There is no score above which stress becomes an illness, so this is not a diagnosis. Put one thing off today, or hand it to somebody else, and look again in a month.',
    },
    {
      level: 'High perceived stress',
      from: 27,
      to: 40,
      headline: 'There has been too much at once.',
      advice:
        'Your score says that for most of the month there was more than you could keep up with; it cannot say what that does to you, and it is not a diagnosis. Tell someone today what weighs on you most, and see a doctor or a counsellor in the next few days. Look again in a month.',
    },
  ],
  safetyItems: [],
  safetyTotals: [],
  callFrom: { total: 27, source: 'Decision D77; no publication named, waits for a clinician.' },
  reliableChange: null,
} as const satisfies Instrument

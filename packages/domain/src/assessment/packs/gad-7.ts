import type { Instrument } from '../instrument.ts'
import { DIFFICULTY, FREQUENCIES, NOTICE, REPEAT_AFTER } from './phq-and-gad.ts'

export const GAD_7 = {
  id: 'gad-7',
  version: '1',
  locale: 'en-IN',
  assessmentName: 'GAD-7',
  licence: NOTICE,
  source:
    'The Generalized Anxiety Disorder scale, in its English wording (Spitzer, Kroenke, Williams and Löwe 2006).',
  cutoffSource:
    'The limits 5, 10 and 15 are those that its authors published (Spitzer, Kroenke, Williams and Löwe 2006). They were tested on this English wording, with patients in the United States. In rural Kerala, De Man and others (2021) studied the questionnaire with 1,209 adults aged 30 to 60 who had diabetes or were at risk of it. That study set no limits.',
  validatedIn:
    'English, with adult patients of primary care in the United States (Spitzer, Kroenke, Williams and Löwe 2006). In India, its structure was studied with 1,209 adults aged 30 to 60 in rural Kerala who had diabetes or were at risk of it (De Man and others 2021).',
  translationStatus: 'official',
  recallWindow: 'the last 2 weeks',
  stem: 'Over the last 2 weeks, how often have you been bothered by the following problems?',
  minimumAge: 18,
  repeatAfter: REPEAT_AFTER,
  items: [
    { id: 'nervous', prompt: 'Feeling nervous, anxious, or on edge', options: FREQUENCIES },
    {
      id: 'unable-to-stop-worrying',
      prompt: 'Not being able to stop or control worrying',
      options: FREQUENCIES,
    },
    { id: 'worrying-too-much', prompt: 'Worrying too much about different things', options: FREQUENCIES },
    { id: 'trouble-relaxing', prompt: 'Trouble relaxing', options: FREQUENCIES },
    { id: 'restless', prompt: 'Being so restless that it is hard to sit still', options: FREQUENCIES },
    { id: 'irritable', prompt: 'Becoming easily annoyed or irritable', options: FREQUENCIES },
    { id: 'afraid', prompt: 'Feeling afraid as if something awful might happen', options: FREQUENCIES },
  ],
  functionalQuestion: DIFFICULTY,
  bands: [
    {
      level: 'Minimal anxiety',
      from: 0,
      to: 4,
      headline: 'Little worry on most days.',
      advice:
        'Your score is low, but a score cannot see what only you know. Do one thing today that usually settles you, slowly. Look again in two weeks, or sooner if the worry grows.',
    },
    {
      level: 'Mild anxiety',
      from: 5,
      to: 9,
      headline: 'Some worry in the last two weeks.',
      advice:
        'Your score says that worry bothered you on some days. It does not say why, and it is not a diagnosis. Do one thing today that usually settles you, tell someone if it goes on, and look again in two weeks.',
    },
    {
      level: 'Moderate anxiety',
      from: 10,
      to: 14,
      headline: 'Worry has taken up a lot of space.',
      advice:
        'From 10 points on, it is worth talking to a doctor or a counsellor: only a person who talks with you can say what it is. Ask for a first talk in the next few days, and look again in two weeks.',
    },
    {
      level: 'Severe anxiety',
      from: 15,
      to: 21,
      headline: 'Worry has been with you nearly every day.',
      advice:
        'Your score says that worry leaves you little rest; it cannot say why, and it is not a diagnosis. Please talk to someone, today if you can: Tele-MANAS, 14416, is free, day and night. See a doctor or a counsellor in the next few days, and look again in two weeks.',
    },
  ],
  safetyItems: [],
  safetyTotals: [],
  callFrom: { total: 15, source: 'Decision D77; no publication named, waits for a clinician.' },
  reliableChange: {
    points: 4,
    source: 'NHS Talking Therapies manual: reliable change of the GAD-7, 4 points or more.',
  },
} as const satisfies Instrument

import type { Instrument, Option } from '../instrument.ts'

const OPTIONS = [
  { label: 'Not at all', points: 0 },
  { label: "Mildly, but it didn't bother me much", points: 1 },
  { label: "Moderately - it wasn't pleasant at times", points: 2 },
  { label: 'Severely - it bothered me a lot', points: 3 },
] as const satisfies readonly Option[]

export const ANXIETY = {
  id: 'anxiety-symptoms',
  version: '2',
  locale: 'en-IN',
  assessmentName: 'Anxiety Assessment',
  licence:
    'a symptom list close to a published inventory that belongs to others, with its licence not settled; for self-reflection, not a diagnosis.',
  source: 'Symptoms and columns were given to us. They are close to the inventory of Beck and Steer.',
  cutoffSource:
    'The limits were given to us together with the names of the levels. The manual of the inventory that the list is close to is stricter (Beck and Steer 1993: 0 to 7 minimal, 8 to 15 mild, 16 to 25 moderate, 26 to 63 severe), and the advice follows the manual. The limits were not tested on this wording.',
  validatedIn: 'nowhere: nobody has tested this wording',
  translationStatus: 'original',
  recallWindow: 'the past week, today included',
  minimumAge: 18,
  repeatAfter: {
    days: 7,
    source:
      'The recall window: an earlier repeat covers the same days. No publication named, waits for a clinician.',
  },
  items: [
    { id: 'numbness-or-tingling', prompt: 'Numbness or tingling', options: OPTIONS },
    { id: 'feeling-hot', prompt: 'Feeling hot', options: OPTIONS },
    { id: 'wobbliness-in-legs', prompt: 'Wobbliness in legs', options: OPTIONS },
    { id: 'unable-to-relax', prompt: 'Unable to relax', options: OPTIONS },
    { id: 'fear-of-worst-happening', prompt: 'Fear of worst happening', options: OPTIONS },
    { id: 'dizzy-or-lightheaded', prompt: 'Dizzy or lightheaded', options: OPTIONS },
    { id: 'heart-pounding-or-racing', prompt: 'Heart pounding or racing', options: OPTIONS },
    { id: 'unsteady', prompt: 'Unsteady', options: OPTIONS },
    { id: 'terrified-or-afraid', prompt: 'Terrified or afraid', options: OPTIONS },
    { id: 'nervous', prompt: 'Nervous', options: OPTIONS },
    { id: 'feeling-of-choking', prompt: 'Feeling of choking', options: OPTIONS },
    { id: 'hands-trembling', prompt: 'Hands trembling', options: OPTIONS },
    { id: 'shaky-or-unsteady', prompt: 'Shaky or unsteady', options: OPTIONS },
    { id: 'fear-of-losing-control', prompt: 'Fear of losing control', options: OPTIONS },
    { id: 'difficulty-in-breathing', prompt: 'Difficulty in breathing', options: OPTIONS },
    { id: 'fear-of-dying', prompt: 'Fear of dying', options: OPTIONS },
    { id: 'scared', prompt: 'Scared', options: OPTIONS },
    { id: 'indigestion', prompt: 'Indigestion', options: OPTIONS },
    { id: 'faint-or-lightheaded', prompt: 'Faint or lightheaded', options: OPTIONS },
    { id: 'face-flushed', prompt: 'Face flushed', options: OPTIONS },
    { id: 'hot-or-cold-sweats', prompt: 'Hot or cold sweats', options: OPTIONS },
  ],
  bands: [
    {
      level: 'Low anxiety',
      from: 0,
      to: 21,
      headline: 'Mostly quiet.',
      advice:
        'Your score says that your body was mostly quiet this week; it cannot see a worry without symptoms. Do one thing today that usually settles you, slowly. Look again in a week, or sooner if it gets worse.',
      steps: [
        {
          from: 8,
          headline: 'Your body has been tense at times.',
          advice:
            'Your score says that some of these symptoms bothered you this week. It is not a diagnosis, and some symptoms have a physical cause. Do one thing today that usually settles you, tell someone if it goes on, and look again in a week.',
        },
        {
          from: 16,
          headline: 'A stricter table would say more than low.',
          advice:
            'This range is called low here, but a stricter published table calls the same score moderate. It is not a diagnosis, and some of these symptoms can have a physical cause. Talk to someone about it in the next few days (a counsellor or your own doctor), and look again in a week.',
        },
      ],
    },
    {
      level: 'Moderate anxiety',
      from: 22,
      to: 35,
      headline: 'Your body has been on alert.',
      advice:
        'Your score says that your body was on alert for much of the week. It is not a diagnosis, and some of these symptoms can have a physical cause. Talk to someone about it in the next few days (a counsellor or your own doctor), and look again in a week.',
      steps: [
        {
          from: 26,
          headline: 'Your body has been on alert for most of the week.',
          advice:
            'This range is called moderate here, but a stricter published table calls the same score severe. It is not a diagnosis, and some of these symptoms can have a physical cause. Talk to someone soon, today or tomorrow if you can (a counsellor or your own doctor), and look again in a week.',
        },
      ],
    },
    {
      level: 'Potentially concerning levels of anxiety',
      from: 36,
      to: 63,
      headline: 'Your body has been on high alert.',
      advice:
        'Your score says that your body had hardly any rest this week; it is not a diagnosis, and a doctor should check whether some of these symptoms have a physical cause. Talk to someone soon, today if you can: Tele-MANAS, 14416, is free, day and night. Look again in a week.',
    },
  ],
  safetyItems: [],
  safetyTotals: [],
  callFrom: { total: 36, source: 'Decision D77; no publication named, waits for a clinician.' },
  reliableChange: null,
} as const satisfies Instrument

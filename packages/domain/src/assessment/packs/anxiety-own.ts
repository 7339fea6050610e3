import type { Instrument, Option } from '../instrument.ts'

const OPTIONS = [
  { label: 'No, or hardly', points: 0 },
  { label: 'A little: I could put it aside', points: 1 },
  { label: 'Quite a lot: it got in my way', points: 2 },
  { label: 'Very much: I could think of little else', points: 3 },
] as const satisfies readonly Option[]

/** Takes the place of the specified list where `ANXIETY_WORDING=own` (D53): as many questions, and the same levels. */
export const ANXIETY_OWN = {
  id: 'anxiety-own',
  // The two lists of one name share no version: a page with the one is never scored by the other.
  version: 'own-2',
  locale: 'en-IN',
  assessmentName: 'Anxiety Assessment',
  licence: 'own wording, for self-reflection, not a validated translation or a diagnosis.',
  source: 'Signs of worry in body and mind, chosen and worded by us. They follow no published list.',
  cutoffSource:
    'The limits were given to us together with the names of the levels. We know of no study behind them, and they were not tested on this wording.',
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
    { id: 'tight-muscles', prompt: 'Tight muscles, in the jaw, the neck or the shoulders', options: OPTIONS },
    { id: 'fast-heart', prompt: 'Feeling your heart beat fast or hard', options: OPTIONS },
    { id: 'short-breath', prompt: 'Breath that was short, or hard to slow down', options: OPTIONS },
    { id: 'sweat', prompt: 'Sweating when it was not hot', options: OPTIONS },
    { id: 'unsteady-hands', prompt: 'Hands or a voice that would not stay still', options: OPTIONS },
    { id: 'swimming-head', prompt: 'Your head spinning, as if you might fall', options: OPTIONS },
    { id: 'stomach', prompt: 'Your stomach in knots, or feeling sick', options: OPTIONS },
    { id: 'dry-mouth', prompt: 'A dry mouth, or a lump in the throat', options: OPTIONS },
    { id: 'warm-or-cold-waves', prompt: 'Waves of warmth or cold going through you', options: OPTIONS },
    { id: 'pins-and-needles', prompt: 'Pins and needles in fingers, feet or face', options: OPTIONS },
    { id: 'weak-knees', prompt: 'Knees that felt weak', options: OPTIONS },
    { id: 'toilet', prompt: 'Needing the toilet more often than usual', options: OPTIONS },
    { id: 'restless', prompt: 'Not being able to sit still, or to settle', options: OPTIONS },
    { id: 'startled', prompt: 'Jumping at small noises', options: OPTIONS },
    { id: 'awake', prompt: 'Lying awake with your thoughts going round and round', options: OPTIONS },
    { id: 'worry', prompt: 'Worries that kept coming back', options: OPTIONS },
    { id: 'expecting-bad-news', prompt: 'Waiting for something bad to happen', options: OPTIONS },
    { id: 'sudden-fright', prompt: 'Sudden fear, with nothing to explain it', options: OPTIONS },
    { id: 'losing-grip', prompt: 'The thought that you might lose your grip', options: OPTIONS },
    { id: 'unreal', prompt: 'Things around you seeming far off or unreal', options: OPTIONS },
    { id: 'avoiding', prompt: 'Staying away from a place or a person out of fear', options: OPTIONS },
  ],
  bands: [
    {
      level: 'Low anxiety',
      from: 0,
      to: 21,
      headline: 'Few of these signs this week.',
      advice:
        'Your score is low, but a score cannot see a worry without signs. Do one thing today that usually settles you, slowly. Look again in a week, or sooner if it gets worse.',
      steps: [
        {
          from: 8,
          headline: 'Some of these signs have been with you.',
          advice:
            'Your score says that some of these signs bothered you this week. It is not a diagnosis, and some signs have a physical cause. Do one thing today that usually settles you, tell someone if it goes on, and look again in a week.',
        },
        {
          from: 16,
          headline: 'A lot has bothered you this week.',
          advice:
            'This range is called low here, but nobody has tested its limits, and your answers show a good many of these signs. It is not a diagnosis, and some of them can have a physical cause. Talk to someone about it in the next few days (a counsellor or your own doctor), and look again in a week.',
        },
      ],
    },
    {
      level: 'Moderate anxiety',
      from: 22,
      to: 35,
      headline: 'Worry has taken up a lot of the week.',
      advice:
        'Your score says that these signs were with you for much of the week. It is not a diagnosis, and some of them can have a physical cause. Talk to someone about it in the next few days (a counsellor or your own doctor), and look again in a week.',
      steps: [
        {
          from: 26,
          headline: 'Worry has taken up most of the week.',
          advice:
            'Your score says that these signs were with you for most of the week. It is not a diagnosis, and some of them can have a physical cause. Talk to someone soon, today or tomorrow if you can (a counsellor or your own doctor), and look again in a week.',
        },
      ],
    },
    {
      level: 'Potentially concerning levels of anxiety',
      from: 36,
      to: 63,
      headline: 'Worry has hardly left you this week.',
      advice:
        'Your score says that body and mind had hardly any rest this week; it is not a diagnosis, and a doctor should check whether some of these signs have a physical cause. Talk to someone soon, today if you can: Tele-MANAS, 14416, is free, day and night. Look again in a week.',
    },
  ],
  safetyItems: [],
  safetyTotals: [],
  callFrom: { total: 36, source: 'Decision D77; no publication named, waits for a clinician.' },
  reliableChange: null,
} as const satisfies Instrument

import type { Instrument } from '../instrument.ts'
import { DIFFICULTY, FREQUENCIES, NOTICE, REPEAT_AFTER } from './phq-and-gad.ts'

const CARE = 'The design of care, D52 and section 4; no publication named, waits for a clinician.'

export const PHQ_9 = {
  id: 'phq-9',
  version: '1',
  locale: 'en-IN',
  assessmentName: 'PHQ-9',
  licence: NOTICE,
  source: 'The Patient Health Questionnaire, in its English wording (Kroenke, Spitzer and Williams 2001).',
  cutoffSource:
    'The limits 5, 10, 15 and 20 are those that its authors published (Kroenke, Spitzer and Williams 2001). They were tested on this English wording, with patients in the United States. In rural Kerala, De Man and others (2021) studied the questionnaire with 1,209 adults aged 30 to 60 who had diabetes or were at risk of it. That study set no limits.',
  validatedIn:
    'English, with adult patients of primary care and gynaecology in the United States (Kroenke, Spitzer and Williams 2001). In India, its structure was studied with 1,209 adults aged 30 to 60 in rural Kerala who had diabetes or were at risk of it (De Man and others 2021).',
  translationStatus: 'official',
  recallWindow: 'the last 2 weeks',
  stem: 'Over the last 2 weeks, how often have you been bothered by any of the following problems?',
  minimumAge: 18,
  repeatAfter: REPEAT_AFTER,
  items: [
    { id: 'little-interest', prompt: 'Little interest or pleasure in doing things', options: FREQUENCIES },
    { id: 'feeling-down', prompt: 'Feeling down, depressed, or hopeless', options: FREQUENCIES },
    { id: 'sleep', prompt: 'Trouble falling or staying asleep, or sleeping too much', options: FREQUENCIES },
    { id: 'tiredness', prompt: 'Feeling tired or having little energy', options: FREQUENCIES },
    { id: 'appetite', prompt: 'Poor appetite or overeating', options: FREQUENCIES },
    {
      id: 'feeling-bad-about-oneself',
      prompt:
        'Feeling bad about yourself — or that you are a failure or have let yourself or your family down',
      options: FREQUENCIES,
    },
    {
      id: 'concentration',
      prompt: 'Trouble concentrating on things, such as reading the newspaper or watching television',
      options: FREQUENCIES,
    },
    {
      id: 'slow-or-restless',
      prompt:
        'Moving or speaking so slowly that other people could have noticed? Or the opposite — being so fidgety or restless that you have been moving around a lot more than usual',
      options: FREQUENCIES,
    },
    {
      id: 'better-off-dead',
      prompt: 'Thoughts that you would be better off dead or of hurting yourself in some way',
      options: FREQUENCIES,
    },
  ],
  functionalQuestion: DIFFICULTY,
  bands: [
    {
      level: 'Minimal depression',
      from: 0,
      to: 4,
      headline: 'Few of these problems in the last two weeks.',
      advice:
        'Your score is low, but a score cannot see what only you know. Do one thing today that does you good, such as a walk or a call. Look again in two weeks, or sooner if the days get heavier.',
    },
    {
      level: 'Mild depression',
      from: 5,
      to: 9,
      headline: 'Some of these problems have been with you.',
      advice:
        'Your score says that some of these problems bothered you in the last two weeks. It does not say why, and it is not a diagnosis. Tell one person today how you have been, and take the same questions again in two weeks.',
    },
    {
      level: 'Moderate depression',
      from: 10,
      to: 14,
      headline: 'The last two weeks have been heavy.',
      advice:
        'From 10 points on, it is worth talking to a doctor or a counsellor: only a person who talks with you can say what it is. Ask for a first talk today. Take the same questions again in two weeks.',
    },
    {
      level: 'Moderately severe depression',
      from: 15,
      to: 19,
      headline: 'You have been carrying a lot.',
      advice:
        'Your score says that a lot is weighing on you at once. It is not a diagnosis: only a person who talks with you can say what it is. See a doctor or a counsellor this week, tell one person you trust, and look again in two weeks.',
    },
    {
      level: 'Severe depression',
      from: 20,
      to: 27,
      headline: 'You have been carrying more than anyone should alone.',
      advice:
        'Your score says that almost every day is heavy; it cannot say why, and it is not a diagnosis. Please talk to someone today: Tele-MANAS, 14416, is free, day and night. See a doctor or a counsellor in the next few days, and take the questions again in two weeks.',
    },
  ],
  safetyItems: [
    { item: 'better-off-dead', from: 1, urgency: 'today', source: CARE },
    { item: 'better-off-dead', from: 2, urgency: 'now', source: CARE },
  ],
  safetyTotals: [
    {
      from: 20,
      urgency: 'today',
      source: 'The advice of this band asks for a talk today; no publication named, waits for a clinician.',
    },
  ],
  callFrom: { total: 20, source: 'Decision D77; no publication named, waits for a clinician.' },
  safetyAdvice: {
    today: {
      headline: 'One of your answers matters more than the score.',
      advice:
        "You've had thoughts of being better off dead, or of hurting yourself; thank you for telling the truth. Please tell someone today: someone you trust, or Tele-MANAS on 14416, free, day and night. If the thoughts get stronger, or you might act on them, call 112.",
    },
    now: {
      headline: 'Please talk to someone now.',
      advice:
        'Call Tele-MANAS on 14416, free, day and night, or 112 if you are in danger. Go to someone you trust, or ask them to come, so that you are not alone with this. Whatever your score, see a doctor in the next few days.',
    },
  },
  reliableChange: {
    points: 6,
    source: 'NHS Talking Therapies manual: reliable change of the PHQ-9, 6 points or more.',
  },
} as const satisfies Instrument

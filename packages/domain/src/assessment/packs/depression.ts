import type { Instrument } from '../instrument.ts'

const SPECIFICATION = "The product's specification, D25 and D52; no publication named, waits for a clinician."

export const DEPRESSION = {
  id: 'depression-own',
  version: '3',
  locale: 'en-IN',
  assessmentName: 'Depression Assessment',
  licence: 'own wording, for self-reflection, not a validated translation or a diagnosis.',
  source: 'Topics and points follow the inventory of Beck et al. 1961. The words are ours.',
  cutoffSource:
    'The limits are those of a self-scoring table that circulates with the inventory of Beck et al. We know of no study behind that table, and the limits published for the inventory are different (0 to 9, 10 to 18, 19 to 29, 30 to 63; Beck, Steer and Garbin 1988). None of them were tested on this wording.',
  validatedIn: 'nowhere: nobody has tested this wording',
  translationStatus: 'original',
  recallWindow: 'right now, the last two weeks at most',
  minimumAge: 18,
  repeatAfter: {
    days: 14,
    source:
      'The recall window: an earlier repeat covers the same days. No publication named, waits for a clinician.',
  },
  // A plainer phrase is often that of the inventory, which belongs to others: these keep their distance from it.
  items: [
    {
      id: 'sadness',
      prompt: 'Low mood',
      options: [
        { label: 'My mood is about as it usually is.', points: 0 },
        { label: 'I feel low some of the time.', points: 1 },
        { label: 'I feel low most of the time, and it is hard to shake off.', points: 2 },
        { label: 'A heavy sadness is with me all day, and nothing lifts it.', points: 3 },
      ],
    },
    {
      id: 'pessimism',
      prompt: 'Looking ahead',
      options: [
        { label: 'I look ahead much as I always did.', points: 0 },
        { label: 'I am less sure about the future than I was.', points: 1 },
        { label: 'When I think ahead, I mostly see trouble.', points: 2 },
        { label: 'The future seems closed, and I do not see it opening.', points: 3 },
      ],
    },
    {
      id: 'sense-of-failure',
      prompt: 'Looking back',
      options: [
        { label: 'What I have done so far seems good enough to me.', points: 0 },
        { label: 'I think more often of the things that went wrong.', points: 1 },
        { label: 'Much of what I have tried seems to have come to nothing.', points: 2 },
        { label: 'When I look at my life, I see almost nothing that I got right.', points: 3 },
      ],
    },
    {
      id: 'loss-of-enjoyment',
      prompt: 'Enjoying things',
      options: [
        { label: 'The things I like still give me joy.', points: 0 },
        { label: 'I get a little less out of them than before.', points: 1 },
        { label: 'Little of what I used to like reaches me now.', points: 2 },
        { label: 'Nothing gives me joy, whatever I try.', points: 3 },
      ],
    },
    {
      id: 'guilt',
      prompt: 'Guilt',
      options: [
        { label: 'Guilt does not trouble me more than usual.', points: 0 },
        { label: 'I feel guilty now and then, about small things too.', points: 1 },
        { label: 'I feel guilty on most days.', points: 2 },
        { label: 'A feeling of guilt hardly ever leaves me.', points: 3 },
      ],
    },
    {
      id: 'expecting-punishment',
      prompt: 'Feeling that I am paying for something',
      options: [
        { label: 'I do not think that hard things come to me as a punishment.', points: 0 },
        { label: 'Now and then I wonder whether I am paying for something.', points: 1 },
        { label: 'I often think that something bad is coming and that I deserve it.', points: 2 },
        { label: 'I am sure that what happens to me is a punishment.', points: 3 },
      ],
    },
    {
      id: 'disappointment-in-oneself',
      prompt: 'How I feel about myself',
      options: [
        { label: 'I am at ease with who I am, most of the time.', points: 0 },
        { label: 'I am less content with myself than I was.', points: 1 },
        { label: 'On most days I feel that I let myself down.', points: 2 },
        { label: 'I find nothing in myself that I like.', points: 3 },
      ],
    },
    {
      id: 'self-blame',
      prompt: 'Blaming myself',
      options: [
        { label: 'When something goes wrong, I do not look for the fault in myself first.', points: 0 },
        { label: 'I am harder on my mistakes than I used to be.', points: 1 },
        { label: 'I go over my mistakes again and again.', points: 2 },
        { label: 'Whatever goes wrong, I believe that I caused it.', points: 3 },
      ],
    },
    {
      id: 'ending-ones-life',
      prompt: 'Thoughts of ending my life',
      options: [
        { label: 'I have no thoughts of ending my life.', points: 0 },
        { label: 'Thoughts of ending my life have come, and gone again.', points: 1 },
        { label: 'Thoughts of ending my life keep coming back, and they are hard to put aside.', points: 2 },
        { label: 'I want to end my life, or I am afraid that I will.', points: 3 },
      ],
    },
    {
      id: 'crying',
      prompt: 'Crying',
      options: [
        { label: 'I cry about as much as I always have.', points: 0 },
        { label: 'Tears come a little more easily than before.', points: 1 },
        { label: 'I cry on most days, often without knowing why.', points: 2 },
        { label: 'I cry for much of the day, or I need to and nothing comes.', points: 3 },
      ],
    },
    {
      id: 'irritability',
      prompt: 'Patience',
      options: [
        { label: 'I am about as patient as usual.', points: 0 },
        { label: 'Small things get under my skin more than before.', points: 1 },
        { label: 'I am annoyed or on edge for a good part of the day.', points: 2 },
        { label: 'Nearly everything irritates me, all day long.', points: 3 },
      ],
    },
    {
      id: 'interest-in-people',
      prompt: 'Other people',
      options: [
        { label: 'I enjoy the company of others as I always did.', points: 0 },
        { label: 'I look for company a little less than before.', points: 1 },
        { label: 'I keep away from most people, even those I like.', points: 2 },
        { label: 'I feel far from everyone, and I do not want to see anybody.', points: 3 },
      ],
    },
    {
      id: 'making-decisions',
      prompt: 'Making decisions',
      options: [
        { label: 'Deciding things is no harder than usual.', points: 0 },
        { label: 'I put small decisions off more than I used to.', points: 1 },
        { label: 'Everyday decisions take a lot of effort.', points: 2 },
        { label: 'I can no longer decide even small things.', points: 3 },
      ],
    },
    {
      id: 'looks',
      prompt: 'How I look',
      options: [
        { label: 'I see myself much as I always did.', points: 0 },
        { label: 'I am a little less at ease with how I look.', points: 1 },
        { label: 'I often think that I look worn or unpleasant.', points: 2 },
        { label: 'I cannot bear to see myself, or to be seen.', points: 3 },
      ],
    },
    {
      id: 'getting-work-done',
      prompt: 'Getting things done',
      options: [
        { label: 'I get on with my work and my day as usual.', points: 0 },
        { label: 'Starting something takes me longer than it did.', points: 1 },
        { label: 'I have to push myself hard for every task.', points: 2 },
        { label: 'I get almost nothing done, however hard I try.', points: 3 },
      ],
    },
    {
      id: 'sleep',
      prompt: 'Sleep',
      options: [
        { label: 'I sleep as I usually do.', points: 0 },
        { label: 'My sleep is a little worse, or a little longer, than usual.', points: 1 },
        { label: 'On most nights I sleep badly, and I feel it the next day.', points: 2 },
        { label: 'I hardly sleep at night, or I sleep through most of the day.', points: 3 },
      ],
    },
    {
      id: 'tiredness',
      prompt: 'Tiredness',
      options: [
        { label: 'I have about as much energy as usual.', points: 0 },
        { label: 'I run out of energy a little sooner than before.', points: 1 },
        { label: 'Ordinary things wear me out.', points: 2 },
        { label: 'I have no strength left, even after resting.', points: 3 },
      ],
    },
    {
      id: 'appetite',
      prompt: 'Appetite',
      options: [
        { label: 'My appetite is as it usually is.', points: 0 },
        { label: 'It has changed a little.', points: 1 },
        { label: 'It has changed a lot: I eat much less or much more than usual.', points: 2 },
        { label: 'I have to make myself eat, or I cannot stop eating.', points: 3 },
      ],
    },
    {
      id: 'weight',
      prompt: 'Weight',
      options: [
        { label: 'My weight is about as it was.', points: 0 },
        { label: 'My clothes fit a little differently, and I did not plan it.', points: 1 },
        { label: 'I have clearly lost or gained weight without meaning to.', points: 2 },
        { label: 'My weight has changed so much that others mention it.', points: 3 },
      ],
    },
    {
      id: 'worry-about-health',
      prompt: 'Worry about my health',
      options: [
        { label: 'I think about my health no more than usual.', points: 0 },
        { label: 'Aches or small complaints worry me more than before.', points: 1 },
        { label: 'I worry about my health for a good part of the day.', points: 2 },
        { label: 'Worry about my body fills nearly all my thoughts.', points: 3 },
      ],
    },
    {
      id: 'interest-in-sex',
      prompt: 'Interest in sex',
      options: [
        { label: 'It is the same as ever for me, whether that is a lot or a little.', points: 0 },
        { label: 'I feel desire a little less often than before.', points: 1 },
        { label: 'I seldom feel desire now.', points: 2 },
        { label: 'I feel no desire at all, and that is new.', points: 3 },
      ],
    },
  ],
  bands: [
    {
      level: 'Normal ups and downs',
      from: 0,
      to: 10,
      headline: 'Some ups and downs.',
      advice:
        'Your score is low, but a score cannot see what only you know. Do one thing today that does you good, such as a walk or a call. Look again in two weeks, or sooner if the days get heavier.',
    },
    {
      level: 'Mild mood disturbance',
      from: 11,
      to: 16,
      headline: 'The last two weeks have been a little heavy.',
      advice:
        'Your score says that some things have been harder than usual. It does not say why, and it is not a diagnosis. Tell one person today how you have been, and take the same questions again in two weeks.',
    },
    {
      level: 'Borderline clinical depression',
      from: 17,
      to: 20,
      headline: 'The last two weeks have been heavy.',
      advice:
        'Answers like yours often mean that things take more effort than they used to; whether there is more to it, only a person who talks with you can say. Ask today for a first talk with a counsellor or your own doctor. Take the same questions again in two weeks.',
    },
    {
      level: 'Moderate depression',
      from: 21,
      to: 30,
      headline: 'You have been carrying a lot.',
      advice:
        'Your score says that a lot is weighing on you at once. It is not a diagnosis: only a person who talks with you can say what it is. Ask for a consultation today, tell one person you trust, and look again in two weeks.',
    },
    {
      level: 'Severe depression',
      from: 31,
      to: 40,
      headline: 'You have been carrying more than anyone should alone.',
      advice:
        'Your score says that almost every day is heavy; it cannot say why, and it is not a diagnosis. Please talk to someone today: Tele-MANAS, 14416, is free, day and night. See a doctor or a counsellor in the next few days, and take the questions again in two weeks.',
    },
    {
      level: 'Extreme depression',
      from: 41,
      to: 63,
      headline: 'Please call someone first. You have been carrying more than anyone should alone.',
      advice:
        'Please call Tele-MANAS on 14416 now, or go to someone you trust; the call is free, day and night. Your score says that nearly everything is heavy; it cannot say why, and it is not a diagnosis. See a doctor or a counsellor in the next few days, and take these questions again in two weeks.',
    },
  ],
  safetyItems: [
    { item: 'ending-ones-life', from: 1, urgency: 'today', source: SPECIFICATION },
    { item: 'ending-ones-life', from: 2, urgency: 'now', source: SPECIFICATION },
  ],
  safetyTotals: [
    { from: 31, urgency: 'today', source: SPECIFICATION },
    {
      from: 41,
      urgency: 'now',
      source: 'The advice of this band asks for a call now; no publication named, waits for a clinician.',
    },
  ],
  callFrom: { total: 31, source: 'Decision D77; no publication named, waits for a clinician.' },
  safetyAdvice: {
    today: {
      headline: 'One of your answers matters more than the score.',
      advice:
        "You've had thoughts of ending your life; thank you for telling the truth. Please tell someone today: someone you trust, or Tele-MANAS on 14416, free, day and night. If the thoughts get stronger, or you might act on them, call 112.",
    },
    now: {
      headline: 'Please talk to someone now.',
      advice:
        'Call Tele-MANAS on 14416, free, day and night, or 112 if you are in danger. Go to someone you trust, or ask them to come, so that you are not alone with this. Whatever your score, see a doctor in the next few days.',
    },
  },
  reliableChange: null,
} as const satisfies Instrument

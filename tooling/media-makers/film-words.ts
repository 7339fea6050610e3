/**
 * The words of the films, scene by scene. In a scene the sentences appear one after the other and stay
 * until the scene ends. How long each stands is worked out from its length (see film-time.ts).
 */
export type Words = { title: string; by: string; scenes: readonly (readonly string[])[] }

const WHERE_TO_CALL = [
  'In danger\u00a0now? Call\u00a0112.',
  'Want to talk? Tele-MANAS\u00a014416, free, day and night.',
] as const

export const PANIC: Words = {
  title: 'What a panic attack does',
  by: 'Pulli editorial',
  scenes: [
    ['It comes fast, often out of nowhere.', 'It is at its worst within minutes. Then it goes down.'],
    ['Your body has heard an alarm.', 'It gets ready to run, and there is nowhere to run to.'],
    ['The heart beats hard, to send blood to the legs.', 'The breath is quick. That can make you dizzy.'],
    [
      'Many people think that they are dying.',
      'It is fear at full strength, and fear cannot stay there for long.',
    ],
    [
      'While it lasts, do not fight it.',
      'Feel the floor under your feet.',
      'Breathe out for longer than you breathe in.',
    ],
    ['See a doctor after the first one.', 'Some other illnesses feel the same.'],
    ['Is the pain in your chest new or strong? Does it spread to the arm or jaw?', 'Call 112 at once.'],
    ['If attacks come back, there is treatment.', 'Much of it is talking.'],
    WHERE_TO_CALL,
  ],
}

export const SLEEP: Words = {
  title: 'Sleep, plainly',
  by: 'Pulli editorial',
  scenes: [
    ['Two things bring sleep:', 'how long you have been awake,', 'and what hour your body thinks it is.'],
    ['So help begins in the morning.', 'Get up at the same hour each day, also after a bad night.'],
    ['Go out into the daylight soon after.', 'Ten minutes will do.'],
    ['Drink your last tea or coffee early in the afternoon.', 'It stays in the body for hours.'],
    ['In the evening, write down what worries you.', 'Add the next small step. Close the book.'],
    [
      'In bed and wide awake? Get up.',
      'Do something dull in a dim light.',
      'Go back when your eyes are heavy.',
    ],
    ['Do not try harder.', 'Rest counts too.'],
    [
      'See someone if it lasts for weeks, or if your days suffer.',
      'Go soon if you snore and wake up choking.',
    ],
    WHERE_TO_CALL,
  ],
}

export const EXAMS: Words = {
  title: 'Exam months at home',
  by: 'Pulli editorial',
  scenes: [
    ['When one person has an exam, the whole house has it.'],
    ['“How much is left?”', 'They may hear: you have not done enough.'],
    ['You could ask: company, quiet or tea?', 'All three are good answers.'],
    ['Do not speak of marks at meals.', 'Meals are for food.'],
    ['Keep the nights.', 'Teenagers need about eight to ten hours of sleep.'],
    ['Before the result, say:', '“Whatever comes, you are ours, and there is a next step.”'],
    ['Nerves come before a paper and go after it.', 'If it lasts for two weeks, ask again.'],
    ['If they speak of dying, take it seriously.', 'Stay with them, and call together.'],
    ['A young person can call Childline alone: 1098, day and night.'],
    WHERE_TO_CALL,
  ],
}

export const AFTER_BIRTH: Words = {
  title: 'The weeks after a birth',
  by: 'Pulli editorial',
  scenes: [
    ['A birth changes everything at once.', 'Joy does not always come first.'],
    [
      'In the first two weeks, many mothers cry easily.',
      'It is called the baby blues, and it mostly passes.',
    ],
    ['If it is still there after two weeks, tell someone.', 'There is treatment, and it can begin now.'],
    ['Fear, anger or feeling nothing can be part of it.', 'It does not make anyone a bad mother.'],
    ['Fathers can be low after a birth too.'],
    ['For the family: take the baby for two hours.', 'Let her sleep. Bring her a meal.'],
    ['Ask: “How are you, yourself?”', 'Then wait for the answer.'],
    [
      'Is she very confused, or does she see or hear what others do not?',
      'Go to a hospital today. Stay with her and the baby.',
    ],
    ['If she speaks of dying, or of harm to the baby,', 'stay with them, and call 112.'],
    WHERE_TO_CALL,
  ],
}

export const FIRST_MINUTES: Words = {
  title: 'The first five minutes',
  by: 'of a first session',
  scenes: [
    ['Someone says hello, and tells you their name.', 'They ask if you can speak where you are.'],
    ['They tell you what stays between you, and what the few limits are.'],
    ['Then comes one question:', 'what made you book this?'],
    ['You can begin anywhere.', 'Pauses are allowed.'],
    ['You do not have to wait until it is bad.'],
  ],
}

export const FIVE_THINGS: Words = {
  title: 'Five things you can see',
  by: 'Sit as you are, and feel your feet.',
  scenes: [
    ['Look for five things you can see.', 'A corner. A shadow. The colour of a cup.'],
    ['Find four things you can touch.', 'Cloth, table, your own hand.'],
    ['Listen for three sounds.', 'One near, one far, one in between.'],
    ['Notice two smells.', 'Soap, tea, the air after rain.'],
    ['And one taste.', 'Or one slow breath, if there is none.'],
    ['You are here, in this room.', ...WHERE_TO_CALL],
  ],
}

export const NINE_DOTS: Words = {
  title: 'Nine dots, one line',
  by: 'A pencil and the back of an envelope will do.',
  scenes: [
    ['Set nine dots, three by three.'],
    ['Begin at any dot.', 'The line goes round it, and on to the next.'],
    ['It never touches a dot.', 'Where it meets itself, it crosses.'],
    ['It ends where it began.'],
    ['The same nine dots. Another line.', 'Take your time.'],
    ['If yours is crooked, it is yours.'],
    WHERE_TO_CALL,
  ],
}

export const BODY_SCAN: Words = {
  title: 'From the feet up',
  by: 'Lie down, or sit as you are.',
  scenes: [
    ['You can leave out any part.', 'You can stop at any time.'],
    ['Your feet.', 'Warm or cool, heavy or light. Nothing has to change.'],
    ['Your legs.', 'What do they rest on?'],
    ['Your belly.', 'It moves a little with each breath.'],
    ['Your back.', 'Let the bed or the chair carry it.'],
    ['Your hands.', 'Let the fingers open as far as they like.'],
    ['Your shoulders and neck.', 'If they come down, let them.'],
    ['Your face.', 'Let the teeth part. Let the eyes rest.'],
    ['Now the whole of you, at once.', 'You have nowhere to be for a breath or two.'],
    ['Move your fingers and your toes.', 'Get up slowly, or sleep.'],
    WHERE_TO_CALL,
  ],
}

export const BREATH = {
  title: 'Breathe out for longer',
  by: 'In for four, out for six.',
  before: 'Breathe gently, through the nose if you can.',
  after: ['Let the breath go as it likes.', ...WHERE_TO_CALL],
} as const

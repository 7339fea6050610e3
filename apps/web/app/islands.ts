/** Every island by name: the components that document pages hydrate. */
export const islands = {
  audio: () =>
    import('./media/player/audio-player.tsx').then(({ AudioPlayer }) => ({ default: AudioPlayer })),
  consultation: () =>
    import('./site/consultation/consultation-form.tsx').then(({ ConsultationForm }) => ({
      default: ConsultationForm,
    })),
  assessment: () =>
    import('./site/assessment/assessment-controller.tsx').then(({ AssessmentController }) => ({
      default: AssessmentController,
    })),
  'sign-in': () => import('./member/sign-in/sign-in.tsx').then(({ SignIn }) => ({ default: SignIn })),
  'safety-plan': () =>
    import('./safety-plan/plan-keeper.tsx').then(({ PlanKeeper }) => ({ default: PlanKeeper })),
  notice: () => import('./islands/notice.tsx').then(({ Notice }) => ({ default: Notice })),
}

export type IslandName = keyof typeof islands

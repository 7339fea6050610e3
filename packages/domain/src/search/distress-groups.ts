/** What danger a person may be in, in the order in which help for it is shown (D65). */
export const DISTRESS = ['poisoning', 'suicide', 'child', 'violence', 'addiction'] as const
export type Distress = (typeof DISTRESS)[number]

export interface DistressFound {
  readonly groups: readonly Distress[]
  /** Whether the words were Hindi, in either script. */
  readonly isHindi: boolean
}

import type { MoodList } from '@pulli/contracts/mood.ts'
import type { Outcome } from '#api/call-api.ts'
import { FollowedScores } from '../followed/followed-scores.tsx'
import type { Scores } from '../scores.ts'
import { ForNow } from './for-now.tsx'
import { OwnRequest } from './own-request.tsx'
import { YourWeek } from './your-week.tsx'

interface BelowScoresProps {
  scores: Scores
  /** The check-ins of the last seven days. */
  week: Outcome<MoodList>
}

/** The sections below the scores. The code is loaded after the page, the styles with it. */
export default function BelowScores({ scores, week }: BelowScoresProps) {
  return (
    <>
      <FollowedScores scores={scores} />
      <YourWeek first={week} />
      <ForNow />
      <OwnRequest />
    </>
  )
}

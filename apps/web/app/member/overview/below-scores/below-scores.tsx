import { FollowedScores } from '../followed/followed-scores.tsx'
import type { Scores } from '../scores.ts'
import { ForNow } from './for-now.tsx'
import { OwnRequest } from './own-request.tsx'
import { YourWeek } from './your-week.tsx'

/** The sections below the scores. The code is loaded after the page, the styles with it. */
export default function BelowScores({ scores }: { scores: Scores }) {
  return (
    <>
      <FollowedScores scores={scores} />
      <YourWeek />
      <ForNow />
      <OwnRequest />
    </>
  )
}

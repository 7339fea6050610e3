import type { MoodList } from '@pulli/contracts/mood.ts'
import { chooseSentence, type Overview } from '@pulli/domain/overview/choose-sentence.ts'
import type { Outcome } from '#api/call-api.ts'
import { FollowedScores } from '../followed/followed-scores.tsx'
import type { Scores } from '../scores.ts'
import { ForNow } from './for-now.tsx'
import { OwnRequest } from './own-request.tsx'
import { YourWeek } from './your-week.tsx'

interface LowerSectionsProps {
  scores: Scores
  /** The check-ins of the last seven days. */
  week: Outcome<MoodList>
  /** Undefined where the results could not be loaded. */
  overview: Overview | undefined
}

/** The sections below the scores. The code is loaded after the page, the styles with it. */
export default function LowerSections({ scores, week, overview }: LowerSectionsProps) {
  const areHardDaysTold = overview !== undefined && chooseSentence(overview).kind === 'hard-days'
  return (
    <>
      <FollowedScores scores={scores} />
      <YourWeek first={week} areHardDaysTold={areHardDaysTold} />
      <ForNow />
      <OwnRequest />
    </>
  )
}

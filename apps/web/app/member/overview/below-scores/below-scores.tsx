import { ForNow } from './for-now.tsx'
import { YourWeek } from './your-week.tsx'

/** What stands below the scores; its code is fetched after theirs, its styles with the page. */
export default function BelowScores() {
  return (
    <>
      <YourWeek />
      <ForNow />
    </>
  )
}

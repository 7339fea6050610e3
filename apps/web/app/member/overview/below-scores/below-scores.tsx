import { ForNow } from './for-now.tsx'
import { YourWeek } from './your-week.tsx'

/** The sections below the scores. The code is loaded after the page, the styles with it. */
export default function BelowScores() {
  return (
    <>
      <YourWeek />
      <ForNow />
    </>
  )
}

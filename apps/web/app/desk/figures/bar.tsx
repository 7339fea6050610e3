/** A small bar beside a number that says the same; nothing is lost without it. */
export function Bar({ percent }: { percent: number }) {
  return (
    <svg className="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect className="bar__rest" width="100" height="6" />
      <rect className="bar__part" width={percent} height="6" />
    </svg>
  )
}

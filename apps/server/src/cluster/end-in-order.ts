/** Less than what launchers and orchestrators grant. */
const LONGEST_MILLISECONDS = 10_000

/**
 * Ends a server process that already says that it is not ready. Balancers get the notice time to see that; after it each
 * step waits for the one before. The process exits after ten seconds even where a step hangs.
 */
export async function endInOrder({
  noticeMilliseconds,
  steps,
  exit,
}: {
  noticeMilliseconds: number
  steps: readonly (() => unknown)[]
  exit(): void
}): Promise<void> {
  setTimeout(exit, LONGEST_MILLISECONDS).unref()
  const notice = Promise.withResolvers<void>()
  setTimeout(notice.resolve, noticeMilliseconds)
  await notice.promise
  for (const step of steps) await step()
  exit()
}

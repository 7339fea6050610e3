/** When a sign-in was, in words: `22 November at 9:40 pm`. */
export function noticeTime(at: Date, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone && { timeZone }),
  }).format(at)
}

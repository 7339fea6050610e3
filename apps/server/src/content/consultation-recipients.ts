import { Email } from '@pulli/contracts/email.ts'

/**
 * Returns the mail addresses of the provider's office, which only the content service knows. Falls back to the last
 * answer while that service is down, so that a request still reaches the office.
 */
export function consultationRecipients(options: {
  contentUrl: string
  secret: string
}): () => Promise<string[]> {
  let lastKnown: string[] | undefined
  return async () => {
    try {
      const response = await fetch(`${options.contentUrl}/api/consultation-recipients`, {
        headers: { authorization: `Bearer ${options.secret}` },
        redirect: 'error',
        signal: AbortSignal.timeout(5_000),
      })
      if (!response.ok) throw new Error(`the content service answered ${response.status} for the recipients`)
      const { data } = (await response.json()) as { data: string[] }
      // Whatever is stored there: an invalid address must not count as mailed.
      lastKnown = data.filter((line) => Email.safeParse(line).success)
      return lastKnown
    } catch (error) {
      if (lastKnown) return lastKnown
      throw error
    }
  }
}

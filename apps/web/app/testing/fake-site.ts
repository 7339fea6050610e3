import { INSTRUMENTS } from '@pulli/domain/assessment/instruments.ts'
import { ContentMissing, type Site, siteContext } from '@pulli/web/site-context.ts'
import { RouterContextProvider } from 'react-router'

/** The token of a form in tests. */
export const tokenOf = (address: string) => `token of ${address}`

/** A site whose content service answers by path (without the query). Records reads and log events. */
export function fakeSite(answers: Record<string, unknown>, parts: Partial<Site> = {}) {
  const logged: unknown[] = []
  const reads: string[] = []
  const site: Site = {
    content: {
      version: 1,
      async read(path) {
        reads.push(path)
        const answer = answers[path.split('?')[0] ?? '']
        if (answer instanceof Error) throw answer
        if (answer === undefined) throw new ContentMissing(path)
        return answer
      },
    },
    acceptConsultation: () => Promise.reject(new Error('not expected')),
    acceptNewsletter: () => Promise.reject(new Error('not expected')),
    acceptNumber: () => Promise.reject(new Error('not expected')),
    acceptCode: () => Promise.reject(new Error('not expected')),
    followRequest: () => Promise.reject(new Error('not expected')),
    findNextLink: () => Promise.reject(new Error('not expected')),
    findTimes: () => Promise.reject(new Error('not expected')),
    appointmentFile: () => Promise.reject(new Error('not expected')),
    acceptFollowStep: () => Promise.reject(new Error('not expected')),
    nextOpenings: async () => ({}),
    acceptAssessment: () => Promise.reject(new Error('not expected')),
    instruments: INSTRUMENTS,
    sealsErasures: false,
    formToken: tokenOf,
    isFormToken: (address, token) => token === tokenOf(address),
    publicUrl: 'https://pulli.example',
    log: (event) => logged.push(event),
    traceId: 'request-1',
    ip: '192.0.2.1',
    ...parts,
  }
  const context = new RouterContextProvider()
  context.set(siteContext, site)
  return { context, logged, reads }
}

import { apiTasks } from '@pulli/api/api-tasks.ts'
import { newsletterTasks } from '@pulli/api/newsletter/newsletter-tasks.ts'
import { JOB_WORDS, jobWords } from '@pulli/api/site-state/job-words.ts'
import { stateTasks } from '@pulli/api/site-state/state-tasks.ts'
import { staffTasks } from '@pulli/api/staff/staff-tasks.ts'
import { expect, test } from 'vitest'
import { erasureTasks } from '#backup/erasure-tasks.ts'

test('every job of the queue has words for an owner, and no other has', () => {
  const deps = { database: { db: undefined } } as never
  const tasks = [apiTasks, newsletterTasks, staffTasks, stateTasks, erasureTasks].flatMap((of) =>
    Object.keys(of(deps)),
  )
  expect(Object.keys(JOB_WORDS).toSorted()).toEqual(tasks.toSorted())
  expect(jobWords('of-another-version')).toBe('A background job')
})

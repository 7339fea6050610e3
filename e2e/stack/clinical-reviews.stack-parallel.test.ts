import { expect, test } from 'vitest'
import { callerOf, EDITOR, emptyDatabase, signIn, startContent } from './own-content.ts'

const ARTICLES = '/content-manager/collection-types/api::blog.blog'
const TEAM = '/content-manager/collection-types/api::team.team'
const TEXT = {
  title: 'An article of a test',
  summary: 'S',
  content: 'The text.',
  date: '2026-01-01',
  author: 'Pulli',
  category: 'Sleep',
}
const MEMBER = { specialization: 'Adult psychiatry', department: 'Psychiatry', description: 'A test.' }
const DOCTOR = { ...MEMBER, name: 'Dr A. Rao', registrationNumber: 'MCI 12345' }
const SAMPLE = { ...DOCTOR, name: 'Dr A. Sample', isSample: true }

async function editorOf(url: string) {
  const editor = callerOf(url, (await signIn(url, EDITOR)).authorization)
  const publish = async (path: string, body: object): Promise<string> =>
    (await editor('POST', `${path}/actions/publish`, body)).data.documentId
  const shown = async () => {
    const [article] = (await callerOf(url, '')('GET', '/api/blogs')).data
    return [article.reviewedBy, article.reviewerRegistration, article.reviewedOn]
  }
  return { editor, publish, shown }
}

const reviewedBy = (documentId: string) => ({ reviewer: { connect: [{ documentId }], disconnect: [] } })
const NO_REVIEW = [null, null, null]
const REVIEW = [DOCTOR.name, DOCTOR.registrationNumber, '2026-02-01']

test('finding editors 3: a review names a confirmed clinician, and ends with a change of the text', {
  timeout: 400_000,
}, async () => {
  const databaseUrl = await emptyDatabase()
  const { url } = await startContent(databaseUrl)
  const { editor, publish, shown } = await editorOf(url)
  const doctor = await publish(TEAM, DOCTOR)
  const sample = await publish(TEAM, SAMPLE)
  const id = await publish(ARTICLES, TEXT)
  const one = `${ARTICLES}/${id}`
  const save = async (body: object) => {
    const { status, error } = await editor('POST', `${one}/actions/publish`, { ...TEXT, ...body })
    return [status, error?.message]
  }

  const reviewedOn = '2026-02-01'
  expect(await save({ reviewedOn })).toEqual([400, expect.stringContaining('Choose who reviewed')])
  expect(await save({ reviewedOn, ...reviewedBy(sample) })).toEqual([
    400,
    expect.stringContaining('no sample'),
  ])
  expect(await save({ reviewedOn: '2099-01-01', ...reviewedBy(doctor) })).toEqual([
    400,
    expect.stringContaining('in the future'),
  ])
  // A name written into the call is not a review.
  expect(await save({ reviewedBy: 'Dr Nobody', reviewerRegistration: '1' })).toEqual([200, undefined])
  expect(await shown()).toEqual(NO_REVIEW)
  expect(await save({ reviewedOn, ...reviewedBy(doctor) })).toEqual([200, undefined])
  expect(await shown()).toEqual(REVIEW)
  expect(await save({ reviewedOn, category: 'Work' })).toEqual([200, undefined])
  expect(await shown()).toEqual(REVIEW)
  expect(await save({ reviewedOn, content: 'Another text.' })).toEqual([200, undefined])
  expect(await shown()).toEqual(NO_REVIEW)
})

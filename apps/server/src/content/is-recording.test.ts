import { ContentMissing, ContentUnavailable } from '@pulli/web/site-context.ts'
import { expect, test } from 'vitest'
import { isRecording } from './is-recording.ts'

const BIRD = 'b'.repeat(24)

/** What the two reads of an id bring; a path that is not named cannot be read. */
const reading = (answers: Record<string, 'there' | 'missing'>) =>
  isRecording({
    async read(path) {
      const answer = answers[path.split('/')[2] ?? '']
      if (answer === 'there') return { data: { documentId: BIRD } }
      throw answer === 'missing' ? new ContentMissing(path) : new ContentUnavailable(path)
    },
  })

test.each([
  ['an audio', { audios: 'there', videos: 'missing' }, true],
  ['a video', { audios: 'missing', videos: 'there' }, true],
  ['neither', { audios: 'missing', videos: 'missing' }, false],
  ['nothing that can be read', {}, undefined],
  ['no audio, while videos cannot be read', { audios: 'missing' }, undefined],
  ['an audio that was read before, while videos cannot be', { audios: 'there' }, true],
] as const)('finding api F11: an id of %s', async (_what, answers, expected) => {
  expect(await reading(answers)(BIRD)).toBe(expected)
})

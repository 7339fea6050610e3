import { expect, test } from 'vitest'
import { mediaCopies } from './media-copies.ts'

/** What is done to the copies, in order; the content service is away for so many tries. */
function copies({ fault, awayFor = 0 }: { fault?: Error; awayFor?: number } = {}) {
  const done: string[] = []
  const logged: object[] = []
  let tries = 0
  const { forget } = mediaCopies({
    uploads: {
      clear: async () => {
        done.push('uploads cleared')
        if (fault) throw fault
      },
      dropOutdated: async () => {
        if (++tries <= awayFor) throw new Error('the content service is away')
        return ['gone.png']
      },
    },
    images: {
      clear: async () => void done.push('images cleared'),
      drop: async (names) => void done.push(`images of ${names} dropped`),
    },
    pauses: [0, 1, 1],
    log: (fields) => logged.push(fields),
  })
  return { forget, done, logged }
}

test('an event of a file clears the copies, any other event none', async () => {
  const { forget, done } = copies()
  forget('entry.publish')
  forget('media.update')
  await expect.poll(() => done).toEqual(['uploads cleared', 'images cleared'])
})

test('finding code bug 1: copies that cannot be cleared are told, and nothing ends', async () => {
  const { forget, logged } = copies({ fault: Object.assign(new Error('rm'), { code: 'ENOTEMPTY' }) })
  forget('media.delete')
  await expect.poll(() => logged).toMatchObject([{ error: { code: 'ENOTEMPTY' } }])
})

test('finding code bug 3: after a time in which nobody listened, copies of files that are gone go too', async () => {
  const { forget, done, logged } = copies({ awayFor: 2 })
  forget('reconnected')
  await expect.poll(() => done).toEqual(['images of gone.png dropped'])
  expect(logged).toEqual([])
})

import { expect, test } from 'vitest'
import { refreshMedia } from './refresh-media.ts'

/** Copies of two files, of which `gone.png` is gone; the content service is down for so many attempts. */
function copies({ downFor = 0 } = {}) {
  const done: string[] = []
  const logged: object[] = []
  let attempts = 0
  const refresh = refreshMedia({
    uploads: {
      names: async () => ['lamp.png', 'gone.png'],
      refresh: async (name) => {
        if (++attempts <= downFor) throw new Error('the content service is down')
        done.push(`${name} refreshed`)
        return name === 'gone.png' ? undefined : { path: name, sizeBytes: 1, modifiedAt: 1 }
      },
    },
    images: { drop: async (names) => void done.push(`images of ${names} dropped`) },
    retryMilliseconds: [0, 1, 1],
    log: (fields) => logged.push(fields),
  })
  return { refresh, done, logged }
}

const ALL = ['lamp.png refreshed', 'gone.png refreshed', 'images of gone.png dropped']

test('finding operator 4: an event of a file concerns the copies of that file alone, any other event none', async () => {
  const { refresh, done } = copies()
  refresh({ event: 'entry.publish' })
  refresh({ event: 'media.update', files: ['lamp.png'] })
  await expect.poll(() => done).toEqual(['lamp.png refreshed'])
})

test('finding code bug 3: after events may have been missed all copies are compared, with retries', async () => {
  const { refresh, done, logged } = copies({ downFor: 2 })
  refresh({ event: 'reconnected' })
  await expect.poll(() => done).toEqual(ALL)
  expect(logged).toEqual([])
})

test('an event that names no file concerns all copies', async () => {
  const { refresh, done } = copies()
  refresh({ event: 'media.delete' })
  await expect.poll(() => done).toEqual(ALL)
})

test('finding code bug 1: copies that cannot be refreshed are logged, and nothing ends', async () => {
  const { refresh, logged } = copies({ downFor: Number.POSITIVE_INFINITY })
  refresh({ event: 'media.delete', files: ['lamp.png'] })
  await expect.poll(() => logged).toMatchObject([{ error: { type: 'Error' } }])
})

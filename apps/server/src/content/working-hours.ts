import { z } from 'zod'
import type { ContentCache } from './content-cache.ts'

const Settings = z.object({ data: z.object({ contact: z.object({ workingHours: z.string() }) }) })
const BETWEEN = /\sto\s/i

/** Returns the office hours for call-backs from the site settings, or else the specification's. */
export async function workingHours(content: ContentCache): Promise<{ from: string; to: string }> {
  const specified = { from: '11:00 AM', to: '08:00 PM' }
  const settings = Settings.safeParse(
    await content.read('/api/site-setting?populate=*').catch(() => undefined),
  )
  const text = settings.data?.data.contact.workingHours ?? ''
  const [from, to, more] = text.split(BETWEEN).map((hour) => hour.trim())
  return from && to && more === undefined ? { from, to } : specified
}

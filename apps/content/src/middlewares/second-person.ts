import type { Context, Next } from 'koa'
import type { Waits } from '../second-person/require-second-person'

/**
 * Answers 202 where a call was taken but waits for a second person (`second-person/require-second-person.ts`): a draft is
 * saved, or a wish noted, and visitors read what they read before. `meta.secondPerson` says so in words.
 */
export default () => async (ctx: Context, next: Next) => {
  await next()
  const secondPerson: Waits | undefined = ctx.state.secondPerson
  if (secondPerson === undefined) return
  const { data = null, meta = {} } = (ctx.body ?? {}) as { data?: unknown; meta?: object }
  ctx.status = 202
  ctx.body = { data, meta: { ...meta, secondPerson } }
}

import type { Context, Next } from 'koa'
import type { Waits } from '../second-person/require-second-person'

/**
 * Says in place of a success that something waits for a second person (`second-person/require-second-person.ts`). The admin
 * panel opens the draft of these details, so that nobody makes another one.
 */
export default () => async (ctx: Context, next: Next) => {
  await next()
  const waits: Waits | undefined = ctx.state.secondPerson
  if (waits === undefined) return
  const { message, ...details } = waits
  ctx.status = 400
  ctx.body = { data: null, error: { status: 400, name: 'SecondPersonNeeded', message, details } }
}

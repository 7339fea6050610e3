import type { Context, Next } from 'koa'

/** Says in place of a success that something waits for a second person: see `second-person/require-second-person.ts`. */
export default () => async (ctx: Context, next: Next) => {
  await next()
  const message: string | undefined = ctx.state.secondPerson
  if (message === undefined) return
  ctx.status = 400
  ctx.body = { data: null, error: { status: 400, name: 'ApplicationError', message, details: {} } }
}

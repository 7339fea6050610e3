import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

/** An address that no page has, so that the page for those is rendered. */
const NOWHERE = '/address-that-cannot-be-read'

/**
 * An address that is no address (`/%E0%A4%A`): who came by a link that was cut gets the page with the way home and
 * the crisis line, a caller of the API a line of JSON.
 */
export function refuseAddress(render: (path: string) => Promise<Response>) {
  return async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    reply.code(400)
    if (error.code !== 'FST_ERR_BAD_URL' || request.url.startsWith('/api/')) {
      await reply.header('cache-control', 'no-store').send({ error: 'The address cannot be read.' })
      return
    }
    const page = await render(NOWHERE)
    await reply.headers(Object.fromEntries(page.headers)).send(Buffer.from(await page.arrayBuffer()))
  }
}

import { SetVideoRoom, VideoRoom } from '@pulli/contracts/desk-hours.ts'
import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { readBody } from '#http/read-body.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { unvalidatedBody } from '#http/unvalidated-body.ts'
import { STAFF_ONLY } from '#staff/require-staff.ts'
import { changeVideoRoom } from './change-video-room.ts'
import { hoursCaller } from './whose-hours.ts'

/** `PUT /availability/video-room` */
export function videoRoomRoute(app: FastifyInstance, context: ApiContext): void {
  app.put('/availability/video-room', {
    schema: {
      tags: ['Hours'],
      security: STAFF_ONLY,
      querystring: z.strictObject({}),
      operationId: 'changeVideoRoom',
      summary: 'Set the room of sessions by video',
      description:
        'Of one’s own; owners and coordinators change those of everybody. Visitors with a session by video are led there, ' +
        'from a quarter of an hour before it.',
      body: VideoRoom,
      response: { 200: successOf(SetVideoRoom), '4xx': Refusal, '5xx': Refusal },
    },
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      const caller = await hoursCaller(context, request)
      const room = await changeVideoRoom(context, readBody(VideoRoom, request.body), caller)
      return sendAnswer(reply, { envelope: succeeded(m.desk_api_video_room(), room) })
    },
  })
}

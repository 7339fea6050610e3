import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { VERSION } from '@pulli/domain/release/version.ts'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { Calls } from '#http/calls.ts'
import { complete, type Document } from './complete-document.ts'
import { headersOf } from './headers.ts'
import { nameSchemas } from './name-schemas.ts'

const DESCRIPTION =
  'Every answer is the envelope `{ status, error, message, data }`. `status` equals the HTTP status. A refusal ' +
  'carries `data: { code, fields? }`: a stable code, and one message per field. An access token is valid for 15 ' +
  'minutes, a refresh token for 7 days and one renewal, a session for 30 days. Every write is safe to retry: with ' +
  'an `Idempotency-Key` where the call accepts one, by itself elsewhere. An app calls from any origin with its tokens and ' +
  'without cookies; one in a browser or a WebView needs the operator of the site to name its origin (`CORS_ORIGINS`).'

const DESK_DESCRIPTION =
  'The calls of the desk, where the staff of the provider works. They have sessions of their own: no token of a member ' +
  'works here, and no session of the desk elsewhere. A browser sends the cookie of `POST /session`; with a write it ' +
  'repeats the cookie `DESK-XSRF-TOKEN` in the header `X-XSRF-TOKEN`. Every answer is the envelope ' +
  '`{ status, error, message, data }`, as of the provider API.'

/**
 * Options of the OpenAPI document of the desk.
 * @param publicUrl the base URL of the site, and so of the API
 */
export function deskOpenapi(publicUrl: string, calls: Calls): FastifyDynamicSwaggerOptions {
  nameSchemas()
  return {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Pulli desk API',
        version: VERSION,
        license: { name: 'MIT', identifier: 'MIT' },
        contact: { name: 'Pulli', url: publicUrl },
        description: DESK_DESCRIPTION,
      },
      servers: [{ url: new URL(publicUrl).origin, description: 'This site' }],
      tags: [
        { name: 'Session', description: 'Signing in and out' },
        { name: 'Joining', description: 'Accepting an invitation' },
        { name: 'Requests', description: 'Who asked for a consultation, and what happens about it' },
        { name: 'People', description: 'Who works at the desk; for owners' },
        { name: 'Hours', description: 'When people are free for appointments' },
        { name: 'Services', description: 'What visitors can choose a time for; owners change it' },
        { name: 'Week', description: 'A week of appointments' },
        { name: 'Figures', description: 'Waiting times and counts of a period' },
        { name: 'Own devices', description: 'How the caller signs in, and where' },
        { name: 'Site', description: 'What the office checks on the site; for coordinators and owners' },
      ],
      components: {
        securitySchemes: {
          deskCookie: {
            type: 'apiKey',
            in: 'cookie',
            name: 'desk',
            description: 'The cookie of a session at the desk; on https its name is `__Host-desk`',
          },
        },
      },
    },
    ...transforms({ calls, hasContentReads: false }),
  }
}

/**
 * Options of the OpenAPI document: its paths come from the route schemas, its schemas from the validators.
 * @param publicUrl the base URL of the site, and so of the API
 */
export function openapi(publicUrl: string, calls: Calls): FastifyDynamicSwaggerOptions {
  nameSchemas()
  return {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Pulli provider API',
        version: VERSION,
        license: { name: 'MIT', identifier: 'MIT' },
        contact: { name: 'Pulli', url: publicUrl },
        description: DESCRIPTION,
      },
      servers: [{ url: new URL(publicUrl).origin, description: 'This site' }],
      tags: [
        { name: 'Consultation', description: 'Consultation requests' },
        { name: 'Appointments', description: 'Free times, and booking one of them' },
        { name: 'Assessments', description: 'Assessments, scored on the server' },
        { name: 'Newsletter', description: 'Newsletter subscriptions, with double opt-in' },
        { name: 'Site', description: 'Web vitals' },
        { name: 'Moods', description: 'One entry a day' },
        { name: 'Sign-in', description: 'One-time codes and sessions' },
        { name: 'Member', description: "The member's own data" },
        { name: 'Content', description: 'Published content' },
      ],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The access token of `POST /auth/login`' },
          refreshCookie: {
            type: 'apiKey',
            in: 'cookie',
            name: 'refresh',
            description: 'The refresh cookie of a browser; on https its name is `__Host-refresh`',
          },
        },
      },
    },
    ...transforms({ calls, hasContentReads: true }),
  }
}

function transforms({ calls, hasContentReads }: { calls: Calls; hasContentReads: boolean }) {
  return {
    transform(document) {
      const { schema, url } = jsonSchemaTransform(document as never)
      const { operationId } = schema as { operationId?: string }
      const call = operationId === undefined ? undefined : calls[operationId]
      return { schema: { ...schema, ...(call && { headers: headersOf(call) }) }, url }
    },
    transformObject: (document) =>
      complete(jsonSchemaTransformObject(document) as unknown as Document, {
        calls,
        hasContentReads,
      }) as never,
  } satisfies Pick<FastifyDynamicSwaggerOptions, 'transform' | 'transformObject'>
}

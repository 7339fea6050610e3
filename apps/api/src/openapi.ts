import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** The head of the OpenAPI document. Its paths come from the schemas of the routes. */
export const OPENAPI: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Pulli provider API',
      version: '1',
      description:
        'Every answer is the envelope `{ status, error, message, data }`. `status` equals the HTTP status; a refusal ' +
        'carries `data: { code, fields? }`, a stable code and one message a field.',
    },
    tags: [
      { name: 'Consultation', description: 'Asking to see a counsellor' },
      { name: 'Assessments', description: 'Three questionnaires, scored on the server' },
      { name: 'Site', description: 'How fast the pages are' },
      { name: 'Moods', description: 'One entry a day' },
      { name: 'Sign-in', description: 'A number and a one-time code; sessions' },
      { name: 'Member', description: 'What is known of a member, for that member alone' },
    ],
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The access token of `POST /auth/login`' },
      },
    },
  },
  transform: jsonSchemaTransform,
}

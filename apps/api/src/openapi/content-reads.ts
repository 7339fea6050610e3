const TYPES = {
  faqs: 'questions and answers',
  blogs: 'articles',
  webinars: 'webinars',
  seminars: 'seminars',
  teams: 'people of the team',
  videos: 'films',
  audios: 'recordings',
  newsletters: 'letters',
} as const

const INSTANT = { type: 'string', format: 'date-time' }

/** A record of the content service. Its other fields depend on its type, and editors may leave them empty. */
const ContentRecord = {
  type: 'object',
  required: ['documentId'],
  properties: {
    id: { type: 'integer' },
    documentId: { type: 'string', pattern: '^[a-z0-9]{1,40}$' },
    createdAt: INSTANT,
    updatedAt: INSTANT,
    publishedAt: { ...INSTANT, type: ['string', 'null'] },
  },
  additionalProperties: true,
}

const Pagination = {
  type: 'object',
  description: 'Always by page, even if `start` and `limit` were given.',
  required: ['page', 'pageSize', 'pageCount', 'total'],
  properties: {
    page: { type: 'integer', minimum: 1 },
    pageSize: { type: 'integer', minimum: 1, maximum: 100 },
    pageCount: { type: 'integer', minimum: 0 },
    total: { type: 'integer', minimum: 0 },
  },
}

export const CONTENT_SCHEMAS = {
  ContentRecord,
  ContentList: {
    type: 'object',
    required: ['data', 'meta'],
    properties: {
      data: { type: 'array', items: { $ref: '#/components/schemas/ContentRecord' } },
      meta: { type: 'object', properties: { pagination: Pagination } },
    },
  },
  ContentOne: {
    type: 'object',
    required: ['data'],
    properties: { data: { $ref: '#/components/schemas/ContentRecord' }, meta: { type: 'object' } },
  },
  ContentProblem: {
    type: 'object',
    required: ['data', 'error'],
    properties: {
      data: { type: 'null' },
      error: {
        type: 'object',
        required: ['status', 'name', 'message'],
        properties: {
          status: { type: 'integer' },
          name: { type: 'string' },
          message: { type: 'string' },
          details: { type: 'object' },
        },
      },
    },
  },
}

const populate = {
  name: 'populate',
  in: 'query',
  description:
    '`*` includes images, files and components. Any other value, and `populate[…]`, means the same.',
  schema: { type: 'string' },
  example: '*',
}
const ofLists = [
  {
    name: 'sort',
    in: 'query',
    description: 'A field and a direction. Of a list (`sort[0]`, or comma-separated) only the first is used.',
    schema: { type: 'string', pattern: '^(createdAt|date|title|order|name|issue)(:(asc|desc))?$' },
    example: 'createdAt:desc',
  },
  {
    name: 'pagination[page]',
    in: 'query',
    description: 'The page, from 1.',
    schema: { type: 'integer', minimum: 1, maximum: 9_999 },
  },
  {
    name: 'pagination[pageSize]',
    in: 'query',
    description: 'The page size.',
    schema: { type: 'integer', minimum: 1, maximum: 100 },
  },
  {
    name: 'pagination[start]',
    in: 'query',
    description: 'The first record, as an alternative to a page: a multiple of `pagination[limit]`.',
    schema: { type: 'integer', minimum: 0 },
  },
  {
    name: 'pagination[limit]',
    in: 'query',
    description: 'The number of records from `start`; 25 by default.',
    schema: { type: 'integer', minimum: 1, maximum: 100 },
  },
]

/** The tag of a public read. */
export const ETAG = {
  description: 'Send it back as `If-None-Match` to get 304 without a body.',
  schema: { type: 'string' },
}
const traceId = { 'X-Request-Id': { $ref: '#/components/headers/X-Request-Id' } }
const answer = (description: string, schema: string, headers: object = {}) => ({
  description,
  headers: { ...traceId, ...headers },
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
})
const responses = (schema: string) => ({
  200: answer('Found', schema, { ETag: ETAG }),
  304: { description: 'Not modified', headers: { ...traceId, ETag: ETAG } },
  400: answer('A parameter is not known, or its value is none', 'ContentProblem'),
  404: answer('There is no such record', 'ContentProblem'),
  503: answer('The content service does not answer', 'ContentProblem', {
    'Retry-After': { $ref: '#/components/headers/Retry-After' },
  }),
})

const description =
  'Public, compressed, and the same for everyone. The form of the answer is the content service’s own. `fields`, ' +
  '`locale`, `status=published`, `pagination[withCount]` and the marks of campaigns (`utm_…`) are taken and change ' +
  'nothing: an answer has all fields. A filter is refused.'

const operation = (operationId: string, summary: string, schema: string, parameters: object[]) => ({
  get: {
    operationId,
    summary,
    description,
    parameters,
    tags: ['Content'],
    security: [],
    responses: responses(schema),
  },
})

const capital = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`

const documentId = {
  name: 'documentId',
  in: 'path',
  required: true,
  description: 'The id of the record.',
  schema: { type: 'string', pattern: '^[a-z0-9]{1,40}$' },
}

/** The public content reads, at the root of the site. They are served by the web server, not by this API. */
export const CONTENT_PATHS: Readonly<Record<string, object>> = Object.fromEntries([
  ...Object.entries(TYPES).flatMap(([type, words]) => [
    [
      `/api/${type}`,
      operation(`list${capital(type)}`, `The ${words}`, 'ContentList', [populate, ...ofLists]),
    ],
    [
      `/api/${type}/{documentId}`,
      operation(`read${capital(type)}`, `One of the ${words}`, 'ContentOne', [documentId, populate]),
    ],
  ]),
  ['/api/site-setting', operation('readSiteSetting', 'The settings of the site', 'ContentOne', [populate])],
])

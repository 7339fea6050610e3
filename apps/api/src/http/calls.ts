import type { SignedInMember } from '@pulli/data/members/members.ts'
import type { StaffRole } from '@pulli/domain/staff/staff-roles.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import type { DeskCaller } from '#desk-request/desk-caller.ts'
import type { RequestHeader } from '#openapi/headers.ts'
import type { EncodedPage } from './encoded-page.ts'
import type { REFUSALS, RefusalCode } from './refusals.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Route = `${Method} /${string}`

/** Who may make a call: a list of roles is for people of the desk who have one of them. */
export type Caller =
  | 'anyone'
  | 'anyone-or-member'
  | 'session-cookie'
  | 'member'
  | 'staff'
  | readonly StaffRole[]

/** A refusal that time settles. */
type LimitCode = {
  [Code in RefusalCode]: (typeof REFUSALS)[Code]['status'] extends 429 ? Code : never
}[RefusalCode]

/**
 * What keeps a caller from making a call very often: the refusals of its verb; for a read without a session the turn of its
 * address (`turn-of.ts`); or the reason why nothing has to.
 */
export type Limit = readonly [LimitCode, ...LimitCode[]] | 'in-turn' | { noneBecause: string }

/** Why a write may be sent again: its `Idempotency-Key`, or the reason why a repeat is harmless without one. */
export type Retry = 'key' | { safeBecause: string }

/** Whether a session of the desk is enough, or a sign-in of the last 15 minutes is needed (decision 125). */
export type SignIn = 'any' | 'fresh'

/** Refuses a request before its body is looked at. */
export interface Guard {
  readonly refuses: readonly RefusalCode[]
  check(context: ApiContext, request: FastifyRequest): void
}

/** A part of the address. What does not fit is refused with the code, or like a field of a body where there is none. */
export interface Param<Schema extends z.ZodType = z.ZodType> {
  readonly schema: Schema
  readonly unknown?: RefusalCode
}

/** An answer that is no envelope: a file to download, or a public page that is compressed once and can be revalidated. */
export type FileAnswer = { readonly file: string; readonly schema: z.ZodType }
export type PageAnswer = { readonly page: z.ZodType }
export type Answer = z.ZodType | FileAnswer | PageAnswer

type Answered<Of extends Answer> = Of extends z.ZodType
  ? z.output<Of>
  : Of extends FileAnswer
    ? { name: string; bytes: string | Uint8Array }
    : EncodedPage

/** The names of the parts of an address. */
export type NamesIn<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
type Params<Path> = Record<NamesIn<Path>, Param>

type ParsedParams<Of> = {
  [Name in keyof Of]: Of[Name] extends Param<infer Schema> ? z.output<Schema> : never
}
type CallerOf<By extends Caller> = By extends 'member'
  ? { member: SignedInMember }
  : By extends 'staff' | readonly StaffRole[]
    ? { caller: DeskCaller }
    : unknown

/** What a call gets: its parsed input, who makes it, and the request for what is neither. */
type Input<By extends Caller, Parsed, Query, Body> = CallerOf<By> &
  Parsed & {
    context: ApiContext
    query: Query
    body: Body
    idempotencyKey: string | undefined
    /** The id of the HTTP request, as in `X-Request-Id`. */
    traceId: string
    request: FastifyRequest
    reply: FastifyReply
  }

interface Entry<
  By extends Caller,
  At extends Route,
  P,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends Answer,
> {
  route: At
  summary: string
  description: string
  /** Request headers besides `Idempotency-Key`, for its description. */
  headers?: readonly RequestHeader[]
  query?: Q
  body?: B
  /** The verb reads the body, which plain forms send as well, and the key: `body` only describes it. */
  readsBodyItself?: true
  answer: A
  /** The refusals of its own; those of its limit, its caller, its guard and of every call come with them. */
  refuses?: readonly Exclude<RefusalCode, LimitCode>[]
  guard?: Guard
  /** Describes the cookies that a success sets. */
  cookies?: string
  run: (input: Input<By, ParsedParams<P>, z.output<Q>, z.output<B>>) => Promise<Answered<A>> | Answered<A>
}

/** The sentence of a success. */
type Says<
  By extends Caller,
  P,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends Answer,
> = A extends z.ZodType
  ? {
      says: (done: Input<By, ParsedParams<P>, z.output<Q>, z.output<B>> & { data: z.output<A> }) => string
    }
  : unknown

/** What the calls of a group share. */
interface Group<By extends Caller> {
  tag: string
  caller: By
  refuses?: readonly Exclude<RefusalCode, LimitCode>[]
  limit?: Limit
  signIn?: SignIn
}

type LimitFor<Of> = Of extends { limit: Limit } ? { limit?: Limit } : { limit: Limit }
type RetryFor<At> = At extends `GET ${string}` ? { retry?: never } : { retry: Retry }
type SignInFor<Of extends Group<Caller>, At> = Of['caller'] extends 'staff' | readonly StaffRole[]
  ? Of extends { signIn: SignIn }
    ? { signIn?: SignIn }
    : At extends `GET ${string}`
      ? { signIn?: SignIn }
      : { signIn: SignIn }
  : { signIn?: never }
type ParamsFor<At, P> = [NamesIn<At>] extends [never] ? { params?: P } : { params: P }

/** A registered call. Its types are those of its client, too. */
export interface Call<
  At extends Route = Route,
  P = unknown,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  A extends Answer = Answer,
> {
  readonly tag: string
  readonly caller: Caller
  readonly route: At
  readonly summary: string
  readonly description: string
  readonly headers?: readonly RequestHeader[]
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  readonly readsBodyItself?: true
  readonly answer: A
  readonly cookies?: string
  readonly refuses: readonly RefusalCode[]
  readonly limit: Limit
  readonly retry?: Retry
  readonly signIn?: SignIn
  readonly guard?: Guard
  readonly says?: (done: never) => string
  readonly run: (input: never) => unknown
}

/** The calls of an API by their `operationId`. */
export type Calls = Readonly<Record<string, Call>>

/**
 * Returns what makes the calls of a group. A call is one entry: its route, its description in the contract, its refusals,
 * who may make it, how often, and why it may be sent again. One that lacks any of these does not compile.
 */
export function callsOf<const Of extends Group<Caller>>(group: Of) {
  return <
    const At extends Route,
    A extends Answer,
    P extends Params<At> = Params<At>,
    Q extends z.ZodType = z.ZodUndefined,
    B extends z.ZodType = z.ZodUndefined,
  >(
    entry: Entry<Of['caller'], At, P, Q, B, A> &
      Says<Of['caller'], P, Q, B, A> &
      LimitFor<Of> &
      RetryFor<At> &
      SignInFor<Of, At> &
      ParamsFor<At, P>,
  ): Call<At, P, Q, B, A> => {
    const whole = { ...group, ...entry, refuses: [...(group.refuses ?? []), ...(entry.refuses ?? [])] }
    return whole as unknown as Call<At, P, Q, B, A>
  }
}

/** The id of a thing in an address. What is no id names nothing. */
export const idParam = (description: string, unknown: RefusalCode) => ({
  schema: z.uuid().meta({ description }),
  unknown,
})

import type { z } from 'zod'
import type { Call, Calls, NamesIn, Route } from './calls.ts'

/** Any call with one of these routes. */
type CallAt<Of extends Calls, At extends RouteOf<Of>> = Extract<Of[keyof Of], { route: At }>

/** The routes of some calls. */
export type RouteOf<Of extends Calls> = Of[keyof Of]['route']

/** What a client sends with a call: the parts of its address, its query and its body. */
export type SentWith<Of extends Calls, At extends RouteOf<Of>> =
  CallAt<Of, At> extends Call<Route, unknown, infer Query, infer Body>
    ? { readonly [Name in NamesIn<At>]: string } & Part<'query', z.input<Query>> & Part<'body', z.input<Body>>
    : never

/** Missing where the call takes none. */
type Part<Name extends string, Of> = [Of] extends [undefined]
  ? unknown
  : Record<string, never> extends Of
    ? { [N in Name]?: Typed<Of> }
    : undefined extends Of
      ? { [N in Name]?: Typed<Of> }
      : { [N in Name]: Typed<Of> }

/** What a person typed, chose or left out: the server decides whether it takes that. */
type Typed<Of> = Of extends string
  ? FormDataEntryValue | null
  : Of extends number
    ? number | string | null
    : Of extends readonly (infer One)[]
      ? readonly Typed<One>[]
      : Of extends object
        ? { readonly [Name in keyof Of]?: Typed<Of[Name]> | undefined }
        : Of

/** The data of a successful call. */
export type DataOf<Of extends Calls, At extends RouteOf<Of>> =
  CallAt<Of, At> extends Call<Route, unknown, z.ZodType, z.ZodType, infer A>
    ? A extends z.ZodType
      ? z.output<A>
      : never
    : never

/** The package brings no types of its own. */
declare module 'spdx-expression-parse' {
  export type Expression =
    | { license: string; exception?: string; plus?: true }
    | { left: Expression; conjunction: 'and' | 'or'; right: Expression }
  /** @throws Error where the text is no licence expression of SPDX */
  export default function parse(text: string): Expression
}

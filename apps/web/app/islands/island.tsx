import { type ComponentType, createElement } from 'react'
import type { IslandName, islands } from '#islands.ts'

type PropsOf<Name extends IslandName> = (typeof islands)[Name] extends () => Promise<{
  default: ComponentType<infer Props>
}>
  ? Props
  : never

interface IslandProps<Name extends IslandName> {
  name: Name
  of: ComponentType<PropsOf<Name>>
  /**
   * When it is hydrated: at the start, after load, when a pointer or the focus comes near, or once something was filled in
   * and the page is idle. Always when it is submitted, or a button of it is pressed.
   */
  on: 'load' | 'after-load' | 'interaction' | 'change'
  /** A selector of the part of the page around it whose events count; by default the island itself. */
  around?: string
  props: PropsOf<Name>
}

/** A component of a document page that is hydrated by itself. Its ids are props: `useId` would differ. */
export function Island<Name extends IslandName>({ name, of, on, around, props }: IslandProps<Name>) {
  return (
    <div data-island={name} data-on={on} data-around={around} data-props={JSON.stringify(props)}>
      {createElement<object>(of as ComponentType<object>, props as object)}
    </div>
  )
}

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
  /** When it is hydrated: at the start, after load, or when a pointer or the focus comes near. */
  on: 'load' | 'after-load' | 'interaction'
  props: PropsOf<Name>
}

/** A component of a document page that is hydrated by itself. Its ids are props: `useId` would differ. */
export function Island<Name extends IslandName>({ name, of, on, props }: IslandProps<Name>) {
  return (
    <div data-island={name} data-on={on} data-props={JSON.stringify(props)}>
      {createElement<object>(of as ComponentType<object>, props as object)}
    </div>
  )
}

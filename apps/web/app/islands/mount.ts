import { type ComponentType, createElement, Fragment, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

function Listening({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady])
  return null
}

/** Hydrates the server's HTML, as a transition, so that input is not blocked. Resolves once React listens. */
export function mount(element: Element, component: ComponentType<never>, props: object) {
  return new Promise<void>((onReady) => {
    startTransition(() => {
      hydrateRoot(
        element,
        createElement(
          Fragment,
          null,
          createElement(component as ComponentType<object>, props),
          createElement(Listening, { onReady }),
        ),
      )
    })
  })
}

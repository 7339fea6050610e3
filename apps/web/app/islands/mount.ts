import { type ComponentType, createElement, Fragment, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

function Listening({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady])
  return null
}

/**
 * Hydrates what the server rendered; resolves once React listens. As a transition it is done in small pieces, so that
 * a finger meanwhile does not wait for the whole.
 */
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

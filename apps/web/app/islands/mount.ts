import { type ComponentType, createElement, Fragment, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

function Listening({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady])
  return null
}

/** Hydrates what the server rendered; resolves once React listens. */
export function mount(element: Element, component: ComponentType<never>, props: object) {
  return new Promise<void>((onReady) => {
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
}

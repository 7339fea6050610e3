import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { allowTranslation } from '#islands/allow-translation.ts'

/*
 * Hydrates an app page whole. The entry of a built app page (`document/app-entry.ts`); in development the document
 * script imports it.
 */
allowTranslation()
if (document.querySelector('font')) void hydrateTranslated()
else hydrate()

/** A translator has changed the page before React came, which draws all of it anew. */
async function hydrateTranslated() {
  const carry = await import('#islands/carry-typed.ts').catch(() => undefined)
  carry?.carryTyped(document.body)
  hydrate()
}

function hydrate() {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}

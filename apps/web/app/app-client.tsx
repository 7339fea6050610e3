import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { allowTranslation } from '#islands/allow-translation.ts'

/*
 * Hydrates an app page whole. The entry of a built app page (`document/app-entry.ts`); in development the document
 * script imports it.
 */
allowTranslation()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

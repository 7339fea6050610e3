import { Component, type ComponentType, type ReactNode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { allowTranslation, isTranslated } from './allow-translation.ts'
import { carryTyped } from './carry-typed.ts'
import { postedForm, serverHtml, type TypedValue, typedIn, typeIn } from './server-form.ts'

/**
 * Hydrates the server's HTML, as a transition, so that input is not blocked. Where a translator was there before, React would
 * not find its texts: it draws the island anew, with what was typed. Resolves once React listens, or has failed: then the
 * server's HTML is back, with what was typed, and its form posts itself.
 */
export function mount(element: HTMLElement, component: ComponentType<never>, props: object) {
  allowTranslation()
  const Island = component as ComponentType<object>
  const html = serverHtml(element)
  return new Promise<void>((onReady) => {
    async function onFailure(typed: readonly TypedValue[]) {
      root?.unmount()
      element.innerHTML = await html()
      typeIn(element, typed)
      onReady()
    }
    let root: Root | undefined
    const stop = carryTyped(element)
    function onListening() {
      stop()
      onReady()
    }
    const island = (
      <Boundary element={element} onFailure={(typed) => void setTimeout(onFailure, 0, typed)}>
        <Island {...props} />
        <Listening onReady={onListening} />
      </Boundary>
    )
    startTransition(() => {
      if (!isTranslated(element)) root = hydrateRoot(element, island)
      else {
        root = createRoot(element)
        root.render(island)
      }
    })
  })
}

function Listening({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady])
  return null
}

interface BoundaryProps {
  element: HTMLElement
  onFailure: (typed: readonly TypedValue[]) => void
  children: ReactNode
}

/** Catches what fails while an island is drawn, and while a form of it is sent. */
class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override state = { hasFailed: false }
  readonly #over = new AbortController()

  override componentDidMount() {
    const { signal } = this.#over
    let isSending = false
    this.props.element.addEventListener('submit', ({ target }) => (isSending ||= postedForm(target)), {
      signal,
    })
    const fail = (reason: unknown) =>
      isSending && reason instanceof Error && this.setState({ hasFailed: true })
    addEventListener('error', ({ error }) => fail(error), { signal })
    addEventListener('unhandledrejection', ({ reason }) => fail(reason), { signal })
  }

  /** Runs before React removes what it had drawn. */
  override getSnapshotBeforeUpdate() {
    return this.state.hasFailed ? typedIn(this.props.element) : null
  }

  override componentDidUpdate(_props: BoundaryProps, _state: object, typed: TypedValue[] | null) {
    if (!typed || this.#over.signal.aborted) return
    this.#over.abort()
    this.props.onFailure(typed)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

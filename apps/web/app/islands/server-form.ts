/** The value of a control. */
export interface TypedValue {
  name: string
  /** Among the controls of that name. */
  nth: number
  value: string
  isChecked: boolean
}

const CONTROLS = 'input:not([type=hidden]),select,textarea'
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Returns the controls of a form by their name, with their place among those of that name. */
export function controlsIn(element: Element) {
  const seen = new Map<string, number>()
  return [...element.querySelectorAll<Control>(CONTROLS)].map((control) => {
    const nth = seen.get(control.name) ?? 0
    seen.set(control.name, nth + 1)
    return { control, nth }
  })
}

/** Reads the values of all controls of an island. */
export function typedIn(element: Element): TypedValue[] {
  return controlsIn(element).map(({ control, nth }) => ({
    name: control.name,
    nth,
    value: control.value,
    isChecked: 'checked' in control && control.checked,
  }))
}

/** Puts it into the controls that are there, by name. */
export function typeIn(element: Element, typed: readonly TypedValue[]) {
  for (const { control, nth } of controlsIn(element)) {
    const known = typed.find((value) => value.name === control.name && value.nth === nth)
    if (known) fill(control, known)
  }
}

export function fill(control: Control, { value, isChecked }: Pick<TypedValue, 'value' | 'isChecked'>) {
  if ('checked' in control && /^(?:checkbox|radio)$/.test(control.type)) control.checked = isChecked
  else control.value = value
}

/** Whether it's a form that works without a script. */
export const postedForm = (target: EventTarget | null) => (target as HTMLFormElement).method === 'post'

/**
 * Takes down the HTML that the server sent for an island. If the island has led to another address meanwhile, it's that
 * of the page there.
 */
export function serverHtml(element: HTMLElement): () => Promise<string> {
  const html = element.innerHTML
  const { pathname } = location
  return async () => {
    if (location.pathname === pathname) return html
    try {
      const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html')
      return page.querySelector(`[data-island="${element.dataset.island}"]`)?.innerHTML ?? html
    } catch {
      return html
    }
  }
}

/**
 * Shows help under a search box while somebody types, so that it needs neither the results nor a network. The phrases
 * are loaded once somebody goes to the box; where they cannot be, help is shown whatever is typed.
 */
export function offerHelp(search: HTMLElement) {
  const box = search.querySelector('input')
  const help = search.querySelector<HTMLElement>('[data-role="help"]')
  if (!box || !help) return
  let rule: Promise<(typed: string) => boolean> | undefined
  async function judge() {
    rule ??= import('#site/search/needs-help.ts').then(
      ({ needsHelp }) => needsHelp,
      () => () => true,
    )
    const needsHelp = await rule
    const typed = box?.value ?? ''
    if (help) help.hidden = typed.trim() === '' || isAbove() || !needsHelp(typed)
  }
  box.addEventListener('focus', judge)
  box.addEventListener('input', judge)
  if (document.activeElement === box) void judge()

  /** The page itself has it already. */
  function isAbove() {
    return [...document.querySelectorAll('.help-first')].some((panel) => !panel.closest('[data-role="help"]'))
  }
}

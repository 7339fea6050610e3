/**
 * Shows help under a search box while someone types, so that it needs neither the results nor a network. The rule is
 * loaded once someone goes to the box; where it cannot be, the first numbers are shown whatever is typed.
 */
export function offerHelp(search: HTMLElement) {
  const box = search.querySelector('input')
  const help = search.querySelector<HTMLElement>('[data-role="help"]')
  if (!box || !help) return
  let rule: Promise<(panel: HTMLElement, typed: string) => boolean> | undefined
  async function judge() {
    rule ??= import('./show-help-first.ts').then(
      ({ showHelpFirst }) => showHelpFirst,
      () => () => true,
    )
    const show = await rule
    const typed = box?.value ?? ''
    if (help) help.hidden = typed.trim() === '' || isAbove() || !show(help, typed)
  }
  box.addEventListener('focus', judge)
  box.addEventListener('input', judge)
  if (document.activeElement === box) void judge()

  /** The page itself has it already. */
  function isAbove() {
    return [...document.querySelectorAll('.help-first')].some((panel) => !panel.closest('[data-role="help"]'))
  }
}

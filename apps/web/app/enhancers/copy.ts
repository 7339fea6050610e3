/** For how long the button says that it is done. */
const DONE_MS = 4_000

/** Copies the text in `data-copy`; the button appears only where the browser lets a page copy. */
export function startCopying(button: HTMLElement) {
  const words = button.querySelector<HTMLElement>('[data-role="words"]')
  const { copy, done = '' } = button.dataset
  if (!navigator.clipboard || !copy || !words) return
  const before = words.textContent
  let waiting: ReturnType<typeof setTimeout> | undefined
  button.addEventListener('click', async () => {
    const isCopied = await navigator.clipboard.writeText(copy).then(
      () => true,
      () => false,
    )
    // Refused by the browser: the text stands beside the button, to be marked by hand.
    if (!isCopied) return
    words.textContent = done
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      words.textContent = before
    }, DONE_MS)
  })
  button.dataset.ready = ''
}

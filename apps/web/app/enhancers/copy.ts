/** How long the button says that it is done. */
const DONE_MS = 4_000

/** Copies the text in `data-copy`. The button only appears if the browser has a clipboard. */
export function startCopying(button: HTMLElement) {
  const words = button.querySelector<HTMLElement>('[data-role="words"]')
  const { copy, done = '' } = button.dataset
  if (!navigator.clipboard || !copy || !words) return
  const before = words.textContent
  let timer: ReturnType<typeof setTimeout> | undefined
  button.addEventListener('click', async () => {
    const isCopied = await navigator.clipboard.writeText(copy).then(
      () => true,
      () => false,
    )
    // Refused by the browser: the text beside the button can be selected by hand.
    if (!isCopied) return
    words.textContent = done
    clearTimeout(timer)
    timer = setTimeout(() => {
      words.textContent = before
    }, DONE_MS)
  })
  button.dataset.ready = ''
}

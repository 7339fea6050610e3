/**
 * CON-05, D43: the link "Load the map" shows the map in place of the still one. Nothing is asked of
 * OpenStreetMap before that click; without this script the link leads to the same place there.
 */
export function startMap(map: HTMLElement) {
  const link = map.querySelector<HTMLAnchorElement>('[data-role="load"]')
  const still = map.querySelector<HTMLElement>('[data-role="still"]')
  const { frame: address, title = '' } = map.dataset
  if (!link || !still || !address) return
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const frame = document.createElement('iframe')
    frame.className = 'map__frame'
    frame.title = title
    frame.referrerPolicy = 'no-referrer'
    frame.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-popups')
    frame.src = address
    still.replaceWith(frame)
    map.querySelector('[data-role="before"]')?.remove()
    frame.focus()
  })
  map.dataset.ready = ''
}

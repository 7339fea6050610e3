/**
 * CON-05, D43: the link "Load the map" replaces the placeholder with the map. Nothing is requested from OpenStreetMap
 * before that click. Without this script the link leads to the same location there.
 */
export function startMap(map: HTMLElement) {
  const link = map.querySelector<HTMLAnchorElement>('[data-role="load"]')
  const placeholder = map.querySelector<HTMLElement>('[data-role="still"]')
  const { frame: address, title = '' } = map.dataset
  if (!link || !placeholder || !address) return
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const frame = document.createElement('iframe')
    frame.className = 'map__frame'
    frame.title = title
    frame.referrerPolicy = 'no-referrer'
    frame.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-popups')
    frame.src = address
    placeholder.replaceWith(frame)
    map.querySelector('[data-role="before"]')?.remove()
    frame.focus()
  })
  map.dataset.ready = ''
}

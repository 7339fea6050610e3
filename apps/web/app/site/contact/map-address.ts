/** The only origin that the contact page may frame (D43). */
export const MAP_ORIGIN = 'https://www.openstreetmap.org'

/** Half the width and half the height of the part that the map shows, in degrees: some streets round the office. */
const AROUND = { longitude: 0.006, latitude: 0.004 }

/** A place on earth, in degrees. */
export interface Place {
  latitude: number
  longitude: number
}

/** Addresses at OpenStreetMap: the map for a frame, the map as a page, the way there. */
export function mapAddresses({ latitude, longitude }: Place) {
  const round = (degrees: number) => degrees.toFixed(5)
  const box = [
    longitude - AROUND.longitude,
    latitude - AROUND.latitude,
    longitude + AROUND.longitude,
    latitude + AROUND.latitude,
  ]
  const frame = new URLSearchParams({
    bbox: box.map(round).join(','),
    layer: 'mapnik',
    marker: `${round(latitude)},${round(longitude)}`,
  })
  const there = new URLSearchParams({ mlat: round(latitude), mlon: round(longitude) })
  const way = new URLSearchParams({ to: `${round(latitude)},${round(longitude)}` })
  return {
    frame: `${MAP_ORIGIN}/export/embed.html?${frame}`,
    page: `${MAP_ORIGIN}/?${there}#map=17/${round(latitude)}/${round(longitude)}`,
    directions: `${MAP_ORIGIN}/directions?${way}`,
  }
}

/** Id of the element that plays a recording; an address may name it behind its `#`. */
export const trackElement = (trackId: string) => `track-${trackId}`

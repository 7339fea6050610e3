/** Id of the audio element of a recording, also used as a fragment in addresses. */
export const trackElement = (trackId: string) => `track-${trackId}`

/** Id of the row of a recording: a browser scrolls to it, and not to an audio element without controls. */
export const trackRow = (trackId: string) => `${trackElement(trackId)}-row`

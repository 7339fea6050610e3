/** Id of the audio element of a recording, also used as a fragment in addresses. */
export const trackElement = (trackId: string) => `track-${trackId}`

/**
 * What this process prints may go to a full disk, or to a terminal that was closed: without a listener the first word
 * that cannot be written would end the process.
 */
export function ignoreBrokenOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}

/**
 * Ignores errors of standard output, such as a full disk or a closed terminal: without a listener the first failed
 * write would end the process.
 */
export function ignoreBrokenOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}

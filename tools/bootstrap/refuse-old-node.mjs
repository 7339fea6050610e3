/**
 * Says what is missing where the machine's Node cannot install the packages: npm then leaves out, without a word, those that need
 * a newer one, and the build fails minutes later at something else.
 *
 * @param {string} version such as `18.20.4`
 * @returns {string | undefined} what to do
 */
export function refusalOfOldNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isEnough = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)
  if (isEnough) return undefined
  return `Pulli is installed and built with Node 20.19 or 22.12, or newer; this is Node ${version}, at ${process.execPath}. On a server installed as docs/runbooks/install-on-debian.md describes, first run: export PATH=/opt/node/bin:$PATH`
}

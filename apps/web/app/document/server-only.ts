/**
 * Marks loader data as needed only by the server's render: makes its properties non-enumerable, so that React Router
 * does not serialise them. Only for document pages, which are not hydrated.
 */
export function serverOnly<Data extends object>(loaded: Data): Data {
  const properties = Object.getOwnPropertyDescriptors(loaded)
  for (const property of Object.values(properties)) property.enumerable = false
  // Reading a property by name works as before.
  return Object.defineProperties({}, properties) as Data
}

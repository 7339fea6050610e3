/**
 * Marks what a loader gives as for the server's render alone: the same properties, none of them enumerable, so
 * that React Router does not write them out for a browser that hydrates nothing. For document pages only.
 */
export function serverOnly<Data extends object>(loaded: Data): Data {
  const properties = Object.getOwnPropertyDescriptors(loaded)
  for (const property of Object.values(properties)) property.enumerable = false
  // The same properties under the same names: to who reads them by name it is the same object.
  return Object.defineProperties({}, properties) as Data
}

import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'

const BLOB = ts.factory.createTypeReferenceNode('Blob')

/** The types of a client, as openapi-typescript makes them of the contract; a file is a `Blob`. */
export async function generateClient(contract: string): Promise<string> {
  const nodes = await openapiTS(contract, {
    silent: true,
    transform: ({ format }) => (format === 'binary' ? BLOB : undefined),
  })
  return `// Made of the contract by openapi-typescript; \`npm run client -w @pulli/api\` makes it anew.\n${astToString(nodes)}`
}

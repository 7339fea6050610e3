/** The stack that `npm test` started for all tests that only look at it or add to it. */
export const stack = {
  siteUrl: given('STACK_SITE_URL'),
  contentUrl: given('STACK_CONTENT_URL'),
  dataDir: given('STACK_DATA_DIR'),
  databaseUrl: given('STACK_DATABASE_URL'),
  contentSecret: given('STACK_CONTENT_SECRET'),
  adminPassword: given('STACK_ADMIN_PASSWORD'),
}

function given(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run these tests with npm test, or npm test -- stack`)
  return value
}

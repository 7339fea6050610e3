import { existsSync } from 'node:fs'
import { openCluster } from '#backup/running-cluster.ts'
import type { Environment } from '#config/faults.ts'
import type { ProductionFacts } from './production-problems.ts'
import { type ProductionPlaces, readProductionFacts } from './read-production-facts.ts'

/** Finds out what is not ready about a site that may not run: asks its database, and starts the embedded one for that. */
export async function factsOfSite(env: Environment, places: ProductionPlaces): Promise<ProductionFacts> {
  if (places.databaseUrl !== undefined) return readProductionFacts(env, places)
  // Before the first start there is no database, and no desk account.
  if (!existsSync(`${places.dataDir}/postgres/cluster`))
    return { ...(await readProductionFacts(env, places)), hasStaff: false }
  const cluster = await openCluster(places.dataDir)
  try {
    return await readProductionFacts(env, { ...places, databaseUrl: cluster.url('pulli') })
  } finally {
    await cluster.leave()
  }
}

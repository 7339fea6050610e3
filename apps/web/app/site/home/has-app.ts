import type { SiteSetting } from '@pulli/contracts/site-setting.ts'

/** Whether there is an app to install: an address in a store, in the settings. */
export function hasApp(stores: SiteSetting['storeLinks']): boolean {
  return Boolean(stores?.appStoreUrl || stores?.googlePlayUrl)
}

import type { SanitizedConfig } from 'payload'
import { env } from '../settings/env'

/**
 * Makes the built configuration read the address of the site at each use. Payload takes it as fixed, but
 * an admin can set it while the site runs, and signing in to the CMS panel works only at the address
 * that `csrf` has. There are several configurations in a process, one for each bundle of the site.
 */
export const withSiteAddress = (config: SanitizedConfig): SanitizedConfig => {
  live(config, 'serverURL', () => env.siteUrl)
  live(config, 'csrf', () => [env.siteUrl])
  for (const { auth } of config.collections) {
    if (auth) live(auth.cookies, 'secure', () => env.siteUrl.startsWith('https://'))
  }
  return config
}

const live = <T extends object, K extends keyof T>(of: T, name: K, get: () => T[K]): void => {
  Object.defineProperty(of, name, { get, enumerable: true, configurable: true })
}

/** Payload keeps what it tells the CMS panel in browsers for good, by language; it is made anew. */
export const forgetPanelConfigs = (): void => {
  const { _payload_clientConfigs: kept = {} } = globalThis as {
    _payload_clientConfigs?: Record<string, unknown> // @payloadcms/ui/utilities/getClientConfig
  }
  for (const language of Object.keys(kept)) delete kept[language]
}

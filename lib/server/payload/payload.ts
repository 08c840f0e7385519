import { getPayload, type Payload } from 'payload'
import { processWide } from '../process/processWide'
import { env } from '../settings/env'

/**
 * Imported at the first use only: the configuration imports every collection, and the bundle of
 * each route would otherwise load its own copy (docs/adr/0023).
 */
const load = async (options: { cron?: boolean } = {}): Promise<Payload> =>
  getPayload({ config: (await import('@payload-config')).default, ...options })

/** The only Payload instance of this process. Throws when the database cannot be opened. */
export const payloadClient = (): Promise<Payload> => {
  // During development Payload itself notices a changed configuration, with each call.
  if (!env.isProduction) return load()
  const instance = processWide<{ payload?: Promise<Payload> }>('payload', () => ({}))
  instance.payload ??= load().catch((error) => {
    // The next caller tries again.
    instance.payload = undefined
    throw error
  })
  return instance.payload
}

/** The same, with the runner of scheduled tasks started: called once at start-up. */
export const payloadWithSchedule = (): Promise<Payload> => load({ cron: true })

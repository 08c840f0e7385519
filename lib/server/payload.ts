import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

/** The only Payload instance of this process. Imports the configuration, as Payload itself does. */
export const payloadClient = (): Promise<Payload> => getPayload({ config })

/** The same, with the runner of scheduled tasks started: called once at start-up. */
export const payloadWithSchedule = (): Promise<Payload> => getPayload({ config, cron: true })

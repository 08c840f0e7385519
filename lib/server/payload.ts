import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

/** The one Payload of this process. */
export const payloadClient = (): Promise<Payload> => getPayload({ config })

/** The same, with its runner of scheduled work started: the server calls this once at its start. */
export const payloadWithSchedule = (): Promise<Payload> => getPayload({ config, cron: true })

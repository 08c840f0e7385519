import type { SanitizedConfig } from 'payload'
import { dateFields, readableDate } from './dates'

/** The built configuration with what Payload 3.90.1 gets wrong put right. */
export const withPayloadFixes = (config: SanitizedConfig): SanitizedConfig => {
  // `createdAt` and `updatedAt` are stored as sent, and so is every date of a draft: after a date that
  // is none, no list with its row can be read again, and the pages that show it answer 500.
  for (const { fields } of [...config.collections, ...config.globals]) {
    for (const field of dateFields(fields)) {
      const { beforeValidate = [], ...hooks } = field.hooks ?? {}
      field.hooks = { ...hooks, beforeValidate: [readableDate, ...beforeValidate] }
    }
  }
  // The deletion of a preference by its key answers 500 when there is none. The panel deletes by row.
  for (const collection of config.collections) {
    if (collection.slug !== 'payload-preferences' || !collection.endpoints) continue
    collection.endpoints = collection.endpoints.filter(
      ({ method, path }) => !(method === 'delete' && path === '/:key'),
    )
  }
  return config
}

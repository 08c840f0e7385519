import type { SanitizedConfig } from 'payload'
import { dateFields, readableDate } from './dates'

/** Corrects errors of Payload 3.90.1 in the built configuration. */
export const withPayloadFixes = (config: SanitizedConfig): SanitizedConfig => {
  // `createdAt`, `updatedAt` and all dates of drafts are stored unchecked: after an invalid date no
  // list with that row can be read, and its pages answer 500.
  for (const { fields } of [...config.collections, ...config.globals]) {
    for (const field of dateFields(fields)) {
      const { beforeValidate = [], ...hooks } = field.hooks ?? {}
      field.hooks = { ...hooks, beforeValidate: [readableDate, ...beforeValidate] }
    }
  }
  // Deleting a missing preference by its key answers 500. The CMS panel deletes by id.
  for (const collection of config.collections) {
    if (collection.slug !== 'payload-preferences' || !collection.endpoints) continue
    collection.endpoints = collection.endpoints.filter(
      ({ method, path }) => !(method === 'delete' && path === '/:key'),
    )
  }
  return config
}

import type { CollectionBeforeChangeHook } from 'payload'
import { splitSkills } from './shared/display'

/**
 * `update_at` of the calls is the date posted: stored apart, never changed (docs/product.md §10.1).
 */
export const setPostedAt: CollectionBeforeChangeHook = ({ data, operation }) => {
  if (operation === 'create') data.posted_at ??= new Date().toISOString()
  return data
}

/** Trims skills and drops empty and repeated ones (docs/product.md §10.1). */
export const tidySkills: CollectionBeforeChangeHook = ({ data }) => {
  if (typeof data.skill_keyword === 'string') {
    data.skill_keyword = splitSkills(data.skill_keyword).join(', ')
  }
  return data
}

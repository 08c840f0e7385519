import type { CollectionBeforeChangeHook } from 'payload'
import { splitSkills } from './shared/texts'

/** Sets the date posted (`update_at` in JSON) once; it never changes (docs/product.md §10). */
export const setPostedAt: CollectionBeforeChangeHook = ({ data, operation }) => {
  if (operation === 'create') data.posted_at ??= new Date().toISOString()
  return data
}

/** Trims the skills and drops empty and repeated ones (docs/product.md §10). */
export const tidySkills: CollectionBeforeChangeHook = ({ data }) => {
  if (typeof data.skill_keyword === 'string') {
    data.skill_keyword = splitSkills(data.skill_keyword).join(', ')
  }
  return data
}

import type { CollectionBeforeChangeHook } from 'payload'
import { splitSkills } from './shared/display'

/** decisions.md: `update_at` is the date posted; it is stored apart and never moves. */
export const setPostedAt: CollectionBeforeChangeHook = ({ data, operation }) => {
  if (operation === 'create') data.posted_at ??= new Date().toISOString()
  return data
}

/** decisions.md: skills are trimmed, empty and repeated ones dropped. */
export const tidySkills: CollectionBeforeChangeHook = ({ data }) => {
  if (typeof data.skill_keyword === 'string') {
    data.skill_keyword = splitSkills(data.skill_keyword).join(', ')
  }
  return data
}

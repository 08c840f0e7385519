import type { Field, SanitizedConfig } from 'payload'
import { BLOCK_HELP, CONTENT_HELP } from './content'
import { OFFICE_HELP } from './office'
import { PEOPLE_HELP } from './people'

/**
 * One line of help under each field of the CMS panel. A field says it itself (`admin.description`), or
 * it is in one of these tables by its path, such as `pages.sources.text`. Blocks are the same in every
 * list, so that theirs are by the block: `part:steps.steps.title`.
 */
export const FIELD_HELP: Record<string, string> = {
  ...CONTENT_HELP,
  ...OFFICE_HELP,
  ...PEOPLE_HELP,
}

export { BLOCK_HELP }

/** A field that holds a value, as the built configuration has it. */
export type ValueField = Extract<Field, { name: string }>

type Visit = (field: ValueField, path: string, help: Record<string, string>) => void

/** Calls `visit` with every field that holds a value, at any depth, its path and its table. */
const visitFields = (
  fields: Field[],
  path: string,
  visit: Visit,
  help: Record<string, string> = FIELD_HELP,
): void => {
  for (const field of fields.filter(isShown)) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) visitFields(tab.fields, path, visit, help)
      continue
    }
    const isValue = 'name' in field && Boolean(field.name) && field.type !== 'ui'
    const own = isValue ? `${path}.${field.name}` : path
    if (isValue) visit(field as ValueField, own, help)
    if ('fields' in field) visitFields(field.fields, own, visit, help)
    if (field.type === 'blocks') {
      for (const block of field.blocks) {
        visitFields(block.fields, `part:${block.slug}`, visit, BLOCK_HELP)
      }
    }
  }
}

const isShown = (field: Field): boolean =>
  !('hidden' in field && field.hidden) &&
  !(field.admin && 'hidden' in field.admin && field.admin.hidden) &&
  !(field.admin && 'disabled' in field.admin && field.admin.disabled)

/** All fields of the lists and settings that the CMS panel shows. */
export const visitPanel = ({ collections, globals }: SanitizedConfig, visit: Visit): void => {
  for (const { slug, fields, admin } of [...collections, ...globals]) {
    if (admin.hidden !== true && !slug.startsWith('payload-')) visitFields(fields, slug, visit)
  }
}

/** Payload makes labels of names: `job_title` would be "Job_title", and `country_id` "Country_id". */
const plainLabel = ({ label, name, type }: ValueField): ValueField['label'] => {
  if (typeof label !== 'string' || !label.includes('_')) return label
  const own = type === 'relationship' ? name.replace(/_id$/, '') : name
  const words = own.replaceAll('_', ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const PART_LABEL = '/app/(payload)/components/parts/PartLabel#PartLabel'

/**
 * Adds the tables' help to the fields without any, names the entries of lists by their own words, and
 * takes away what only developers need.
 */
export const withHelp = (config: SanitizedConfig): SanitizedConfig => {
  for (const { admin } of [...config.collections, ...config.globals]) admin.hideAPIURL = true
  visitPanel(config, (field, path, help) => {
    const text = help[path]
    if (text && !(field.admin && 'description' in field.admin && field.admin.description)) {
      field.admin = { ...field.admin, description: text } as typeof field.admin // of the same kind
    }
    field.label = plainLabel(field)
    if (field.type === 'array') {
      const components = { ...field.admin?.components, RowLabel: PART_LABEL }
      field.admin = { ...field.admin, components }
    }
  })
  return config
}

import type { FlattenedField } from 'payload'

/** A place in a document that names a file. */
export type Reference = { media: number; place: string }

type Data = Record<string, unknown>

/**
 * All places in a document that name a file of the media library, found by the fields of its collection:
 * a new upload field or block is found without being listed here.
 */
export const referencesIn = (
  fields: FlattenedField[],
  data: Data,
  place: string[] = [],
): Reference[] => fields.flatMap((field) => inField(field, data[field.name], place))

/** Whether documents with these fields can name a file. */
export const canRefer = (fields: FlattenedField[]): boolean =>
  fields.some(
    (field) =>
      isUpload(field) ||
      field.type === 'richText' ||
      ('flattenedFields' in field && canRefer(field.flattenedFields)) ||
      (field.type === 'blocks' &&
        field.blocks.some((block) => typeof block === 'object' && canRefer(block.flattenedFields))),
  )

const isUpload = (field: FlattenedField): boolean =>
  field.type === 'upload' && [field.relationTo].flat().includes('media')

const inField = (field: FlattenedField, value: unknown, place: string[]): Reference[] => {
  if (isUpload(field)) return referencesTo(idsIn(value), [...place, labelOf(field)])
  switch (field.type) {
    case 'richText':
      return referencesTo(idsInText(value), place.length ? place : [labelOf(field)])
    case 'group':
    case 'tab':
      return isData(value) ? referencesIn(field.flattenedFields, value, place) : []
    case 'array':
      return rowsOf(value).flatMap((row, at) =>
        referencesIn(field.flattenedFields, row, [`${labelOf(field)} ${at + 1}`]),
      )
    case 'blocks':
      return rowsOf(value).flatMap((row, at) => {
        const block = field.blocks.find(({ slug }) => slug === row.blockType)
        if (!block) return []
        const name = typeof block.labels?.singular === 'string' ? block.labels.singular : block.slug
        return referencesIn(block.flattenedFields, row, [`part ${at + 1} (${name.toLowerCase()})`])
      })
    default:
      return []
  }
}

const referencesTo = (ids: number[], [first = '']: string[]): Reference[] =>
  [...new Set(ids)].map((media) => ({ media, place: first }))

const labelOf = ({ name, ...field }: FlattenedField): string => {
  const label = 'label' in field && typeof field.label === 'string' ? field.label : name
  return label.toLowerCase()
}

/** An upload field holds an id or a loaded row, or a list of these. */
const idsIn = (value: unknown): number[] =>
  [value].flat().flatMap((one) => {
    const id = isData(one) ? (one.value ?? one.id) : one
    return typeof id === 'number' ? [id] : []
  })

/** The editor's JSON: nodes of type `upload` name a file. */
const idsInText = (node: unknown): number[] => {
  if (!isData(node)) return []
  const own = node.type === 'upload' && node.relationTo === 'media' ? idsIn(node.value) : []
  const inside = [node.root, ...rowsOf(node.children)].flatMap(idsInText)
  return [...own, ...inside]
}

const rowsOf = (value: unknown): Data[] => (Array.isArray(value) ? value.filter(isData) : [])

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

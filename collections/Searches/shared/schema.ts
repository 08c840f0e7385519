import * as z from 'zod/mini'
import { requiredText, rowIdField } from '@/lib/shared/fields'
import { SEARCH_NAME_MAX_CHARS, SEARCH_QUERY_MAX_CHARS } from '@/lib/shared/limits'
import { SEARCHED_PANELS } from './panels'

const searchName = () =>
  requiredText('Give the search a name', SEARCH_NAME_MAX_CHARS).check(
    z.overwrite((name) => name.replace(/\s+/g, ' ')),
  )

/** What saved_searches.php takes. `query`: the filters, as in the address of the panel. */
export const searchSchema = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('save'),
    panel: z.enum(SEARCHED_PANELS),
    name: searchName(),
    query: z.string().check(z.maxLength(SEARCH_QUERY_MAX_CHARS)),
  }),
  z.object({ action: z.literal('rename'), id: rowIdField(), name: searchName() }),
  z.object({ action: z.literal('delete'), id: rowIdField() }),
])

export type SearchChange = z.infer<typeof searchSchema>

/** The one field of the forms that save and rename. */
export const searchNameSchema = z.object({ name: searchName() })

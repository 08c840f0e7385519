import * as z from 'zod/mini'
import { AREAS, isStoredName } from '@/lib/server/files/storage'
import { POSTGRES_FILE, SQLITE_FILE } from './fileNames'

/** What is in a backup: manifest.json, the last file of the archive. */

/** Of an uploaded file: uploads/resume/… */
export const uploadPath = (area: string, name: string): string => `uploads/${area}/${name}`

const isContent = (name: string): boolean => {
  if (name === SQLITE_FILE || name === POSTGRES_FILE) return true
  const [root, area, file = '', ...more] = name.split('/')
  const isArea = AREAS.some((known) => known === area)
  return root === 'uploads' && isArea && isStoredName(file) && more.length === 0
}

export const manifestSchema = z.object({
  format: z.literal(1),
  /** When the copy of the database was begun. */
  created_at: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  /** The names of the migrations that have run. */
  migrations: z.array(z.string()),
  files: z.array(
    z.object({
      path: z.string().check(z.refine(isContent)),
      bytes: z.number(),
      sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    }),
  ),
})

export type Manifest = z.infer<typeof manifestSchema>

export type ListedFile = Manifest['files'][number]

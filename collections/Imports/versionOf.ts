import { createHash } from 'node:crypto'
import type { Import } from '@/payload-types'

/**
 * Names the stored files of an import, list and ZIP. The dry run gives it out and the start brings it
 * back, so that nobody imports a ZIP that somebody else has put there since. Each stored file has a name
 * of its own, so other files have another version.
 */
export const versionOf = ({
  file,
  zip_parts,
  zip_size,
}: Pick<Import, 'file' | 'zip_parts' | 'zip_size'>): string =>
  createHash('sha256')
    .update(`${file} ${zip_parts ?? ''} ${zip_size ?? ''}`)
    .digest('hex')
    .slice(0, 32)

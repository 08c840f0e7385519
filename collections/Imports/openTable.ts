import { getFile } from '@/lib/server/files/storage'
import type { Import } from '@/payload-types'
import type { Read } from './table/grid'
import { refused } from './table/grid'
import { readTable, type Table } from './table/readTable'

export const FILE_GONE = 'The file of this import was removed. Upload it again.'

/** Reads the stored file of an import. */
export const openTable = async ({ file }: Pick<Import, 'file'>): Promise<Read<Table>> => {
  const bytes = file ? await getFile('import', file) : null
  return bytes ? readTable(bytes) : refused(FILE_GONE)
}

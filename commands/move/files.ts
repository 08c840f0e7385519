import { createHash } from 'node:crypto'
import type { FileStore } from '@/lib/server/files/store'
import { OperatorError } from '@/lib/server/settings/operatorError'

/**
 * Copies all files of these areas that the target lacks or has with other bytes, and reads each back.
 * Returns how many there are. Throws when a file is not the same after the copy.
 */
export const copyFiles = async (
  from: FileStore,
  to: FileStore,
  areas: readonly string[],
  isStored: (name: string) => boolean,
): Promise<number> => {
  let copied = 0
  for (const area of areas) {
    for await (const names of from.list(area)) {
      for (const name of names.filter(isStored)) {
        const bytes = await from.get(area, name)
        if (!bytes) continue
        const isThere = async () => hashOf(await to.get(area, name)) === hashOf(bytes)
        if (!(await isThere())) {
          await to.put(area, name, bytes)
          if (!(await isThere())) throw new OperatorError(`File ${area}/${name} is not the same.`)
        }
        copied += 1
      }
    }
  }
  return copied
}

const hashOf = (bytes: Buffer | null): string =>
  bytes ? createHash('sha256').update(bytes).digest('hex') : ''

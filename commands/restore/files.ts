import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { s3Store } from '@/lib/server/files/s3'
import type { S3Settings } from '@/lib/server/files/s3Requests'
import type { ListedFile } from '../backup/manifest'

/**
 * Puts the unpacked uploads into a bucket. One that is there already, with these bytes, stays. Returns how
 * to take away those that were added.
 */
export const putUploads = async (
  settings: S3Settings,
  folder: string,
  files: ListedFile[],
): Promise<() => Promise<void>> => {
  const store = s3Store(settings)
  const added: [area: string, name: string][] = []
  const takeAway = async () => {
    for (const [area, name] of added) await store.remove(area, name)
  }
  try {
    for (const file of files) {
      const [root, area, name] = file.path.split('/')
      if (root !== 'uploads' || !area || !name) continue
      const bytes = await readFile(path.join(folder, file.path))
      const there = await store.get(area, name)
      if (there?.equals(bytes)) continue
      if (!there) added.push([area, name])
      await store.put(area, name, bytes)
    }
  } catch (error) {
    await takeAway()
    throw error
  }
  return takeAway
}

import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { folderStore } from '../files/folder'
import { syncDir, unfinished } from '../files/partFile'
import { codeOfFailure, OperatorError } from '../settings/operatorError'
import type { BackupPlace } from './backupPlace'
import { hashOfFile } from './hash'
import { isBackup } from './names'

/** Backups in a folder, which is created. */
export const folderPlace = (root: string): BackupPlace => {
  const pathOf = (file: string) => path.join(root, file)
  return {
    title: root,
    pathOf,

    check: async () => {
      const probe = pathOf('.write-test')
      try {
        await mkdir(root, { recursive: true, mode: 0o700 })
        await writeFile(probe, '')
        await rm(probe)
      } catch (error) {
        throw new OperatorError(
          `The folder ${root} cannot be written to (${codeOfFailure(error)}). Name another, or give this account the right to write there.`,
        )
      }
    },

    backups: async () => (await readdir(root)).filter(isBackup),

    put: async (file, content) => {
      await removeUnfinished(root)
      const temporary = pathOf(unfinished(file))
      try {
        const hash = createHash('sha256')
        let bytes = 0
        const counted = async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            hash.update(chunk)
            bytes += chunk.length
            yield chunk
          }
        }
        await pipeline(content, counted, createWriteStream(temporary, { mode: 0o600 }))
        await syncFile(temporary)
        if ((await hashOfFile(temporary)) !== hash.digest('hex')) {
          throw new OperatorError(`The file in ${root} is not the same as what was written.`)
        }
        await rename(temporary, pathOf(file))
        await syncDir(root)
        return bytes
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },

    fetch: async (file, to) => {
      try {
        await copyFile(pathOf(file), to)
        return true
      } catch (error) {
        if (codeOfFailure(error) === 'ENOENT') return false
        throw error
      }
    },

    remove: (file) => rm(pathOf(file), { force: true }),

    files: folderStore(root),
  }
}

/** What a killed process left. Only one backup of a site runs at a time. */
const removeUnfinished = async (root: string): Promise<void> => {
  const left = (await readdir(root)).filter((name) => /^\.backup-.*\.part$/.test(name))
  for (const name of left) await rm(path.join(root, name), { force: true })
}

const syncFile = async (file: string): Promise<void> => {
  const handle = await open(file, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

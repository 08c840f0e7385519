import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import yauzl from 'yauzl'
import { codeOfFailure, OperatorError } from '@/lib/server/settings/operatorError'
import { AGE_HEADER, decrypted, readSecretKey } from '../backup/encryption'
import { MANIFEST } from '../backup/fileNames'
import { type ListedFile, type Manifest, manifestSchema } from '../backup/manifest'

const DAMAGED = 'The backup is damaged or not complete'

/**
 * Unpacks a backup into a folder and compares every file with its checksum. Throws an OperatorError when
 * a file is missing, different or not listed, and for a backup that cannot be decrypted.
 */
export const unpack = async (
  backup: string,
  folder: string,
  keyFile: string | undefined,
): Promise<Manifest> => {
  const archive = await openedArchive(
    backup,
    path.join(path.dirname(folder), 'archive.zip'),
    keyFile,
  )
  try {
    const found = await extract(archive, folder)
    return await compare(folder, found)
  } catch (error) {
    if (error instanceof OperatorError) throw error
    const code = codeOfFailure(error)
    if (code === 'ENOSPC') throw new OperatorError('The disk is full. Nothing was restored.')
    throw new OperatorError(`${DAMAGED} (${code}). Nothing was restored.`)
  }
}

/** The path of the archive: the backup itself, or what it is when decrypted. */
const openedArchive = async (
  backup: string,
  target: string,
  keyFile: string | undefined,
): Promise<string> => {
  if (!(await startsWith(backup, AGE_HEADER))) return backup
  if (!keyFile) {
    throw new OperatorError(
      'The backup is encrypted. Name the file with the secret key: --key FILE',
    )
  }
  const content = await decrypted(createReadStream(backup), await readSecretKey(keyFile))
  try {
    await pipeline(content, await newFile(target))
  } catch (error) {
    if (codeOfFailure(error) === 'ENOSPC') throw new OperatorError('The disk is full.')
    throw new OperatorError(
      `${DAMAGED}: it was changed after it was encrypted, or its end is missing.`,
    )
  }
  return target
}

const startsWith = async (file: string, text: string): Promise<boolean> => {
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(text.length), 0, text.length, 0)
    return buffer.toString('latin1') === text
  } finally {
    await handle.close()
  }
}

/** Opened here: a stream that opens it later could create it after a failed restore was cleared away. */
const newFile = async (file: string) => (await open(file, 'wx', 0o600)).createWriteStream()

/** Writes all files of the archive into the folder. Returns their sizes and checksums, by path. */
const extract = async (archive: string, folder: string): Promise<Map<string, ListedFile>> => {
  const found = new Map<string, ListedFile>()
  const zip = await yauzl.openPromise(archive, { strictFileNames: true })
  for await (const entry of zip.eachEntry()) {
    // yauzl refuses names that lead out of the folder.
    const target = path.join(folder, entry.fileName)
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
    const hash = createHash('sha256')
    let bytes = 0
    await pipeline(
      await zip.openReadStreamPromise(entry),
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk)
          bytes += chunk.length
          yield chunk
        }
      },
      await newFile(target),
    )
    found.set(entry.fileName, { path: entry.fileName, bytes, sha256: hash.digest('hex') })
  }
  return found
}

const compare = async (folder: string, found: Map<string, ListedFile>): Promise<Manifest> => {
  if (!found.delete(MANIFEST)) throw new OperatorError(`${DAMAGED}: it has no ${MANIFEST}.`)
  const text = await readFile(path.join(folder, MANIFEST), 'utf8')
  const parsed = manifestSchema.safeParse(JSON.parse(text))
  if (!parsed.success) {
    throw new OperatorError(`The ${MANIFEST} of the backup is not of this version of the site.`)
  }
  for (const { path: name, bytes, sha256 } of parsed.data.files) {
    const file = found.get(name)
    if (!file) throw new OperatorError(`${DAMAGED}: ${name} is missing.`)
    if (file.bytes !== bytes || file.sha256 !== sha256) {
      throw new OperatorError(`${DAMAGED}: ${name} does not have its checksum.`)
    }
    found.delete(name)
  }
  for (const name of found.keys()) throw new OperatorError(`${DAMAGED}: ${name} is not listed.`)
  return parsed.data
}

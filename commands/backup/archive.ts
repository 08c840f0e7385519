import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { AREAS, getFile, isStoredName, listFiles } from '@/lib/server/files/storage'
import { MANIFEST } from './fileNames'
import { type ListedFile, type Manifest, uploadPath } from './manifest'

type Content = { name: string; bytes: number; open: () => Readable; isPacked: boolean }

type Database = Omit<Manifest, 'format' | 'files'> & { path: string; file: string }

/**
 * A zip file with the copy of the database, all uploaded files, and at its end the manifest with their
 * checksums. It is made while it is read, so that it needs no space of its own. Files are read after
 * the database was copied: every file that a row names is there, unless it was erased meanwhile, or is
 * a list to be imported, of which a restored site says that it was removed.
 */
export const archiveOf = (database: Database): Readable => {
  const zip = new ZipFile()
  // yazl makes a PassThrough.
  const output = zip.outputStream as Readable
  zip.on('error', (error) => output.destroy(error))
  fill(zip, output, database).catch((error) => output.destroy(error))
  return output
}

const fill = async (zip: ZipFile, output: Readable, database: Database): Promise<void> => {
  const { path, file, ...about } = database
  const files: ListedFile[] = []
  const { size } = await stat(file)
  // pg_dump packs its file itself, and uploads are packed formats.
  const isPacked = about.database === 'postgres'
  const open = () => createReadStream(file)
  files.push(await add(zip, output, { name: path, bytes: size, open, isPacked }))
  for await (const { name, content } of uploads()) {
    const { length: bytes } = content
    const open = () => Readable.from([content])
    files.push(await add(zip, output, { name, bytes, open, isPacked: true }))
  }
  const manifest: Manifest = { format: 1, ...about, files }
  zip.addBuffer(Buffer.from(JSON.stringify(manifest)), MANIFEST)
  zip.end()
}

async function* uploads(): AsyncGenerator<{ name: string; content: Buffer }> {
  // Lists of people wait for an import for some days only, and are there still at the office.
  for (const area of AREAS.filter((one) => one !== 'import')) {
    for await (const names of listFiles(area)) {
      for (const name of names.filter(isStoredName)) {
        const content = await getFile(area, name)
        if (content) yield { name: uploadPath(area, name), content }
      }
    }
  }
}

/** Adds one file and waits until it was read, so that only one is in memory. */
const add = (zip: ZipFile, output: Readable, content: Content): Promise<ListedFile> =>
  new Promise((resolve, reject) => {
    const hash = createHash('sha256')
    const { name, bytes } = content
    output.once('close', reject)
    const options = { compress: !content.isPacked, size: bytes, mode: 0o600 }
    zip.addReadStreamLazy(name, options, (give) => {
      const stream = content.open()
      stream.on('data', (chunk) => hash.update(chunk))
      stream.once('error', reject)
      stream.once('end', () => {
        output.off('close', reject)
        resolve({ path: name, bytes, sha256: hash.digest('hex') })
      })
      give(null, stream)
    })
  })

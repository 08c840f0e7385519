import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import path from 'node:path'
import { isOpenToOthers, privateFiles } from '@/lib/server/files/fileModes'
import { env } from '@/lib/server/settings/env'
import { error, listed, ok, type Verdict, warning } from './finding'

/** Only the site's own account may read its data, and it can write it. */
export const permissions = async (): Promise<Verdict> => {
  const folder = await stat(env.dataDir).catch(() => null)
  if (!folder) {
    return error(`There is no folder ${env.dataDir}.`, 'Set DATA_DIR to the folder of the site.')
  }
  const open: string[] = []
  const foreign: string[] = []
  const readOnly: string[] = []
  for (const file of privateFiles()) {
    const found = await stat(file).catch(() => null)
    if (!found) continue
    const name = shortName(file)
    if (isOpenToOthers(found.mode)) open.push(`${name} (${(found.mode & 0o777).toString(8)})`)
    if (found.uid !== folder.uid) foreign.push(name)
    const isWritable = await access(file, constants.R_OK | constants.W_OK).then(
      () => true,
      () => false,
    )
    if (!isWritable) readOnly.push(name)
  }
  if (foreign.length > 0) {
    return error(
      `Of another account than DATA_DIR: ${listed(foreign)}.`,
      `Give them to the account of the site: chown -R --reference=${env.dataDir} ${env.dataDir}`,
    )
  }
  if (readOnly.length > 0) {
    return error(
      `This account cannot write: ${listed(readOnly)}.`,
      'Run this command as the account of the site. If it is that one, chmod u+rw them.',
    )
  }
  if (open.length > 0) {
    const todo = 'Restart the site, which takes the access away, or chmod -R go= DATA_DIR.'
    const isClosed = !isOpenToOthers(folder.mode)
    return isClosed
      ? warning(`Only the mode of DATA_DIR protects: ${listed(open)}.`, todo)
      : error(`Other accounts of the machine have access: ${listed(open)}.`, todo)
  }
  return ok('Only the account of the site has access to its data.')
}

const shortName = (file: string): string => path.relative(env.dataDir, file) || 'DATA_DIR'

import { realpathSync } from 'node:fs'
import path from 'node:path'
import { env } from '../settings/env'

/** Whether a place for backups is DATA_DIR or inside it, also by a symbolic link. */
export const isInsideDataDir = (place: string, dataDir = env.dataDir): boolean => {
  if (place.startsWith('s3:')) return false
  const way = path.relative(realPath(dataDir), realPath(place))
  return way === '' || !(way === '..' || way.startsWith(`..${path.sep}`) || path.isAbsolute(way))
}

/** Links followed as far as the path exists. */
const realPath = (file: string): string => {
  const absolute = path.resolve(/* turbopackIgnore: true */ file)
  try {
    return realpathSync(absolute)
  } catch {
    const parent = path.dirname(absolute)
    return parent === absolute
      ? absolute
      : path.join(/* turbopackIgnore: true */ realPath(parent), path.basename(absolute))
  }
}

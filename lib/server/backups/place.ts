import { isS3, S3_PLACE } from '@/lib/shared/backupPlace'
import { env } from '../settings/env'
import { OperatorError } from '../settings/operatorError'
import type { BackupPlace } from './backupPlace'
import type { BackupSettings } from './backupSettings'
import { folderPlace } from './folderPlace'
import { isInsideDataDir } from './insideDataDir'
import { s3Place } from './s3Place'

/**
 * A place for backups; `s3` is the service of one in a bucket. Throws an OperatorError for one that would
 * be lost together with the site: inside DATA_DIR, or the bucket of the uploads.
 */
export const openPlace = (place: string, s3: BackupSettings['s3'] = env.backup.s3): BackupPlace => {
  if (!isS3(place)) {
    if (isInsideDataDir(place)) {
      throw new OperatorError(
        `${place} is inside the data folder ${env.dataDir}: a backup there is lost together with the site. Name a folder outside of it.`,
      )
    }
    return folderPlace(place)
  }
  const [, bucket = '', prefix = ''] = S3_PLACE.exec(place) ?? []
  if (!s3) {
    throw new OperatorError(
      `${place} needs an S3 service: set BACKUP_S3_ENDPOINT, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY.`,
    )
  }
  const { endpoint, ...account } = s3
  const bucketUrl = `${endpoint}/${bucket}`
  if (bucketUrl === env.s3?.bucketUrl) {
    throw new OperatorError(
      `${place} is the bucket of the uploads: a backup there is lost together with them. Name another bucket.`,
    )
  }
  return s3Place({ ...account, bucketUrl }, place, prefix.slice(1))
}

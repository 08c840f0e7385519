import * as z from 'zod/mini'
import { BACKUP_KEY, isS3 } from '@/lib/shared/backupPlace'
import { requiredText } from '@/lib/shared/fields'
import { paths } from '@/lib/shared/paths'

/** The part of "Before you launch" in which it is set. */
export const BACKUP_PLACE_ID = 'backup-place'

export const BACKUP_PLACE_HREF = `${paths.manageJobs}?panel=launch#${BACKUP_PLACE_ID}`

/** What an admin reads about the place of the backups. */
export type BackupPlaceJson = {
  /** `server`: BACKUP_TO, which comes before what is set in the office. Null: no place is set. */
  from: 'server' | 'office' | null
  place: string
  public_key: string
  endpoint: string
  region: string
  access_key_id: string
}

/** Not one of the kernel, where Node would try to create a folder without end. */
const FOLDER = /^\/(?!\/|(proc|sys|dev)(\/|$))/

/** Encrypted on the way, unless it stays on this machine. */
const isEndpoint = (text: string): boolean =>
  /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)(:|\/|$))/.test(text) && URL.canParse(text)

const short = (max: number) => z.string().check(z.trim(), z.maxLength(max))

/** The place as an admin types it in. An empty secret key leaves the stored one as it is. */
export const backupPlaceSchema = z
  .object({
    place: requiredText('Type a folder or a bucket', 500).check(
      z.refine(
        (text) => isS3(text) || FOLDER.test(text),
        'A folder such as /srv/backups, or a bucket such as s3://bucket/site',
      ),
    ),
    public_key: short(100).check(
      z.refine(
        (text) => text === '' || BACKUP_KEY.test(text),
        'A public key begins with age1. Create one here, and keep the file.',
      ),
    ),
    endpoint: short(500),
    region: short(60),
    access_key_id: short(200),
    secret: z.string().check(z.maxLength(256)),
  })
  .check(
    z.refine(({ place, public_key }) => !isS3(place) || public_key !== '', {
      path: ['public_key'],
      error: 'What leaves this machine must be encrypted: create a key.',
    }),
    z.refine(({ place, endpoint }) => !isS3(place) || isEndpoint(endpoint), {
      path: ['endpoint'],
      error: 'An address such as https://s3.example.com',
    }),
    z.refine(({ place, access_key_id }) => !isS3(place) || access_key_id !== '', {
      path: ['access_key_id'],
      error: 'Type the access key of the bucket',
    }),
  )

export type BackupPlaceForm = z.infer<typeof backupPlaceSchema>

/** What backup_place.php takes: a place to try and keep, or none. */
export const backupPlaceCall = z.discriminatedUnion('action', [
  z.object({ action: z.literal('save'), form: backupPlaceSchema }),
  z.object({ action: z.literal('remove') }),
])

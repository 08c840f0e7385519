import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'

const BUCKET = 'site'
/** For backups, which are refused in the bucket of the uploads. */
export const BACKUP_BUCKET = 'backups'
// Those that s3rver accepts.
const KEY = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/** A real S3 service on a free port of this machine, with a bucket for uploads and one for backups. */
export const startS3 = async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'overseas-s3-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }, { name: BACKUP_BUCKET }],
  })
  const { port } = await server.run()
  const endpoint = `http://127.0.0.1:${port}`
  return {
    /** For the site's environment. */
    settings: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEY.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEY.secretAccessKey,
    },
    /** For lib/server/files/s3.ts. */
    store: { bucketUrl: `${endpoint}/${BUCKET}`, region: 'us-east-1', ...KEY },
    stop: async () => {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

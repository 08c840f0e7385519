/** Whether a place for backups is in an S3 service: s3://bucket, or s3://bucket/prefix. */
export const isS3 = (place: string): boolean => S3_PLACE.test(place)

export const S3_PLACE = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/?$/

/** An age public key, for which backups are encrypted (https://age-encryption.org/v1). */
export const BACKUP_KEY = /^age1[02-9ac-hj-np-z]{58}$/

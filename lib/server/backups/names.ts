/** Names of backups: backup-2026-11-23T21-30-00Z.zip, with .age when it is encrypted. Times are UTC. */

const BACKUP = /^backup-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.zip(\.age)?$/

export const backupFile = (at: Date, isEncrypted: boolean): string => {
  const time = at.toISOString().slice(0, 19).replaceAll(':', '-')
  return `backup-${time}Z.zip${isEncrypted ? '.age' : ''}`
}

/** When a backup was begun; null for the name of another file. */
export const timeOfBackup = (file: string): Date | null => {
  const [, day, hours, minutes, seconds] = BACKUP.exec(file) ?? []
  return day ? new Date(`${day}T${hours}:${minutes}:${seconds}Z`) : null
}

export const isBackup = (file: string): boolean => timeOfBackup(file) !== null

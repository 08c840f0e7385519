import type { CollectionAfterDeleteHook } from 'payload'
import { removeFile } from '@/lib/server/storage'

/** A row that goes takes its resume along. */
export const removeFileOfRow: CollectionAfterDeleteHook = async ({ doc }) => {
  if (doc.upload_resume) await removeFile('resume', doc.upload_resume)
}

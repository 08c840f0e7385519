import { ReceivedFile } from '@/lib/server/calls/receivedFile'
import { RESUME_MAX_BYTES } from '@/lib/shared/limits'

/** A file as a form received it, in one chunk. */
export const receivedFile = (name: string, bytes: Buffer): ReceivedFile => {
  const file = new ReceivedFile(name, { area: 'resume', maxBytes: RESUME_MAX_BYTES })
  void file.add(bytes)
  return file
}

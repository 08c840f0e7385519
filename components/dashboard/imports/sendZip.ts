import { PIECE_MISSING, ZIP_TOO_LARGE } from '@/collections/Imports/shared/zip'
import type { PhpAnswer } from '@/lib/client/phpClient'
import { IMPORT_ZIP_MAX_BYTES, IMPORT_ZIP_PIECE_BYTES } from '@/lib/shared/limits'

/** Sends one piece; the answer says how many bytes have arrived in all. */
export type SendPiece = (form: FormData) => Promise<PhpAnswer & { received: number }>

/**
 * Sends a ZIP in pieces. `problem`: why it is refused. `onSent` gets the part that was sent, from 0 to 1.
 */
export const sendZip = async (
  id: number,
  zip: File,
  sendPiece: SendPiece,
  onSent: (part: number) => void,
): Promise<{ problem: string | null }> => {
  if (zip.size > IMPORT_ZIP_MAX_BYTES) return { problem: ZIP_TOO_LARGE }
  onSent(0)
  for (let from = 0; from < zip.size; ) {
    const form = new FormData()
    form.set('id', String(id))
    form.set('from', String(from))
    form.set('size', String(zip.size))
    form.set('piece', zip.slice(from, from + IMPORT_ZIP_PIECE_BYTES), 'piece.zip')
    const answer = await sendPiece(form)
    if (!answer.success) return { problem: answer.message }
    if (!(answer.received > from)) return { problem: PIECE_MISSING }
    from = answer.received
    onSent(from / zip.size)
  }
  return { problem: null }
}

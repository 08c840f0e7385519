import { PIECE_MISSING, ZIP_TOO_LARGE } from '@/collections/Imports/shared/zip'
import { NotAuthenticated, phpPost } from '@/lib/client/phpClient'
import { IMPORT_ZIP_MAX_BYTES, IMPORT_ZIP_PIECE_BYTES } from '@/lib/shared/limits'

/** Before a piece is sent again: a line that was lost needs a moment. */
const PAUSES_MS = [1000, 4000, 15_000]

/**
 * Sends a ZIP in pieces, each again when the line was lost. `problem`: why it is refused.
 * `onSent` gets the part that was sent, from 0 to 1.
 */
export const sendZip = async (
  id: number,
  zip: File,
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

const sendPiece = async (form: FormData) => {
  for (let tries = 0; ; tries += 1) {
    try {
      return await phpPost<{ received: number }>('import_resumes', form)
    } catch (error) {
      const pause = PAUSES_MS[tries]
      if (error instanceof NotAuthenticated || pause === undefined) throw error
      await new Promise((resolve) => setTimeout(resolve, pause)) // nothing tells when a line is back
    }
  }
}

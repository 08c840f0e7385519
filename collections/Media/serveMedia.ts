import { create } from 'content-disposition'
import { fail } from '@/lib/server/calls/answers'
import { answering, toJson } from '@/lib/server/calls/responses'
import { publicFile } from '@/lib/server/calls/servePicture'
import { getFile } from '@/lib/server/files/storage'
import { payloadClient } from '@/lib/server/payload/payload'
import { isStoredExtension, MIME_TYPES } from './mimeTypes'

/**
 * The response with a file of the media library. A PDF is an attachment, under its title: browsers show
 * none under the policy of uploads, which lets nothing run.
 */
export const serveMedia = (request: Request, file: string): Promise<Response> =>
  answering(request, async () => {
    const extension = file.split('.').at(-1) ?? ''
    const bytes = isStoredExtension(extension) ? await getFile('media', file) : null
    if (!bytes || !isStoredExtension(extension)) return toJson(fail.fileUnknown())
    const type = MIME_TYPES[extension]
    if (extension !== 'pdf') return publicFile(bytes, type)
    const name = `${(await titleOf(file)) || 'document'}.pdf`
    return publicFile(bytes, type, { 'Content-Disposition': create(name) })
  })

const titleOf = async (file: string): Promise<string | undefined> => {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'media',
    where: { filename: { equals: file } },
    select: { alt: true },
    limit: 1,
    pagination: false,
  })
  return docs[0]?.alt.replace(/[\\/]/g, ' ')
}

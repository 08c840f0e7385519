import { serveMedia } from '@/collections/Media/serveMedia'

type Params = { params: Promise<{ file: string }> }

/** A picture or document of the media library. */
export const GET = async (request: Request, { params }: Params) =>
  serveMedia(request, (await params).file)

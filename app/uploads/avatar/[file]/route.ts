import { servePicture } from '@/lib/server/calls/servePicture'

type Params = { params: Promise<{ file: string }> }

/** A staff member's picture. */
export const GET = async (request: Request, { params }: Params) =>
  servePicture(request, 'avatar', (await params).file)

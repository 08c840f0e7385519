import { servePicture } from '@/lib/server/calls/servePicture'

type Params = { params: Promise<{ file: string }> }

/** A company's logo. */
export const GET = async (request: Request, { params }: Params) =>
  servePicture(request, 'company_logo', (await params).file)

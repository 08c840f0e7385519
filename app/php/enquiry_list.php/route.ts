import { listEnquiries } from '@/collections/Enquiries/enquiries'
import { succeed } from '@/lib/server/answers'
import { phpGet } from '@/lib/server/php'

export const GET = phpGet({
  access: 'admin',
  run: async ({ payload, query }) => succeed(await listEnquiries(payload, query)),
})

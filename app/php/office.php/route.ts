import { officeCounts } from '@/collections/officeCounts'
import { succeed } from '@/lib/server/answers'
import { phpGet } from '@/lib/server/php'

export const GET = phpGet({
  access: 'admin',
  run: async ({ payload }) => succeed({ counts: await officeCounts(payload) }),
})

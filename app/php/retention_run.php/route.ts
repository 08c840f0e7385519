import * as z from 'zod/mini'
import { runRetention } from '@/collections/Privacy/saveRetention'
import { phpPost } from '@/lib/server/php'

export const POST = phpPost({
  access: 'admin',
  schema: z.object({}),
  run: ({ payload }) => runRetention(payload),
})

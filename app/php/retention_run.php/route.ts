import * as z from 'zod/mini'
import { runRetention } from '@/collections/Privacy/saveRetention'
import { phpPost, phpRoute } from '@/lib/server/php'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = phpRoute({
  POST: phpPost({
    access: 'admin',
    schema: z.object({}),
    run: ({ payload }) => runRetention(payload),
  }),
})

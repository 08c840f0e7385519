import { positions } from '@/collections/Positions/positions'
import { succeed } from '@/lib/server/calls/answers'
import { phpGet, phpRoute } from '@/lib/server/calls/php'

/** GET position.php: the positions, "Other" last. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = phpRoute({
  GET: phpGet({
    access: 'anyone',
    cache: true,
    run: async () => succeed({ position: await positions() }),
  }),
})

import { destinations } from '@/collections/Countries/countries'
import { succeed } from '@/lib/server/calls/answers'
import { phpGet, phpRoute } from '@/lib/server/calls/php'

/** GET country_list.php: the destinations. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = phpRoute({
  GET: phpGet({
    access: 'anyone',
    cache: true,
    run: async () => succeed({ country: await destinations() }),
  }),
})

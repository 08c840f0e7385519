import { positions } from '@/collections/Positions/positions'
import { succeed } from '@/lib/server/answers'
import { phpGet } from '@/lib/server/php'

export const GET = phpGet({
  access: 'anyone',
  cache: true,
  run: async () => succeed({ position: await positions() }),
})

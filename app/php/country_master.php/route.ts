import { countryCodes } from '@/collections/Countries/countries'
import { succeed } from '@/lib/server/answers'
import { phpGet } from '@/lib/server/php'

export const GET = phpGet({
  access: 'anyone',
  cache: true,
  run: async () => succeed({ country: await countryCodes() }),
})

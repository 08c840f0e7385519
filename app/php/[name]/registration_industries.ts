import { otherIndustries } from '@/collections/Registrations/registrations'
import { succeed } from '@/lib/server/answers'
import { phpGet, phpRoute } from '@/lib/server/php'

export const registration_industries = phpRoute({
  GET: phpGet({
    access: 'admin',
    run: async ({ payload }) => succeed({ industries: await otherIndustries(payload) }),
  }),
})

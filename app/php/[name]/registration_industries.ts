import { otherIndustries } from '@/collections/Registrations/registrations'
import { succeed } from '@/lib/server/calls/answers'
import { phpGet, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

export const registration_industries = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.registration_industries,
    run: async ({ payload }) => succeed({ industries: await otherIndustries(payload) }),
  }),
})

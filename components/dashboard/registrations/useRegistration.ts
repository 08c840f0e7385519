'use client'
import type { RegistrationDetails, RegistrationJson } from '@/collections/Registrations/shared/json'
import { resultOf } from '@/components/dashboard/calls/useAction'
import { useOpened } from '@/components/dashboard/pane/useOpened'
import { phpPost } from '@/lib/client/phpClient'

type Change = { note: string } | { is_starred: boolean }

/** Everything of one registration, and its changes. `put` gets the row as the server has it then. */
export const useRegistration = (id: number, put: (row: RegistrationJson) => void) => {
  const opened = useOpened<RegistrationDetails>('registration_details', id, ({ registration }) =>
    put(registration),
  )
  const { perform, show } = opened
  return {
    ...opened,
    save: (change: Change) =>
      perform(async () => {
        const body = { id, ...change }
        const answer = await phpPost<RegistrationDetails>('registration_update', body)
        if (answer.success) {
          opened.change(id, () => answer)
          put(answer.registration)
        }
        show(id, resultOf(answer))
        return answer.success
      }),
  }
}

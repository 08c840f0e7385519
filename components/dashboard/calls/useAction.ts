'use client'
import { useMutation } from '@tanstack/react-query'
import { NotAuthenticated, type PhpAnswer } from '@/lib/client/phpClient'

/** What came of an action, as staff see it. */
export type Result = { kind: 'success' | 'error'; text: string }

export const resultOf = ({ success, message }: PhpAnswer): Result => ({
  kind: success ? 'success' : 'error',
  text: message,
})

type Options<V> = {
  /** The action failed: no answer, or a status that is none. A lost session is not reported here. */
  onFailed: (values: V) => void
  /** Actions of one queue run one after the other. Without it, one that is running blocks the next. */
  queue?: string
}

/**
 * Something that staff do: a change sent to the server, a file fetched. `run` resolves to the answer,
 * which may be a refusal (`success: false`), or to null when there is none.
 */
export const useAction = <V, T>(
  act: (values: V) => Promise<T>,
  { onFailed, queue }: Options<V>,
) => {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: act,
    ...(queue && { scope: { id: queue } }),
  })
  return {
    isBusy: isPending,
    run: async (values: V): Promise<T | null> => {
      if (isPending && !queue) return null
      try {
        return await mutateAsync(values)
      } catch (error) {
        if (!(error instanceof NotAuthenticated)) onFailed(values)
        return null
      }
    },
  }
}

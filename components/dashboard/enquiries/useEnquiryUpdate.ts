'use client'
import { useState } from 'react'
import type { EnquiryJson } from '@/collections/Enquiries/shared/json'
import { useSessionLost } from '@/components/dashboard/shell/useSessionLost'
import { phpPost } from '@/lib/client/phpClient'
import { MESSAGES } from '@/lib/shared/messages'

export type EnquiryChange = { handled?: boolean; office_note?: string }

type Done = (
  /** As it is now; null when that is not known. */
  enquiry: EnquiryJson | null,
  result: { kind: 'success' | 'error'; text: string },
) => void

export type UpdateEnquiry = (enquiry: EnquiryJson, change: EnquiryChange) => Promise<void>

/** Changes an enquiry as the caller saw it; one change at a time. */
export const useEnquiryUpdate = (done: Done): UpdateEnquiry => {
  const sessionLost = useSessionLost()
  const [isBusy, setIsBusy] = useState(false)
  return async ({ id, changed_at }, change) => {
    if (isBusy) return
    setIsBusy(true)
    try {
      const { success, message, enquiry } = await phpPost<{ enquiry?: EnquiryJson }>(
        'enquiry_update',
        { id, changed_at, ...change },
      )
      done(enquiry ?? null, { kind: success ? 'success' : 'error', text: message })
    } catch (error) {
      if (!sessionLost(error)) done(null, { kind: 'error', text: MESSAGES.saveFailed })
    } finally {
      setIsBusy(false)
    }
  }
}

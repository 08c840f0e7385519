'use client'
import { useState } from 'react'
import { useAction } from '@/components/dashboard/calls/useAction'
import { showToast } from '@/components/ui/Toast'
import { downloadFile, PasswordNeeded, Refused } from '@/lib/client/download'
import { PasswordDialog } from './PasswordDialog'

type File = { address: string; body?: object }

/**
 * Saves a file with personal data. When the server asks for the password, `question` shows a dialog
 * for it and then asks for the same file again. Put `question` on the screen.
 */
export const useExport = (onFailed: () => void) => {
  const [waiting, setWaiting] = useState<File | null>(null)
  const { run, isBusy } = useAction(
    async (file: File) => {
      try {
        await downloadFile(file.address, file.body)
      } catch (error) {
        if (error instanceof PasswordNeeded) setWaiting(file)
        else if (error instanceof Refused) showToast('error', error.message)
        else throw error
      }
    },
    { onFailed },
  )
  return {
    isBusy,
    run,
    question: (
      <PasswordDialog
        open={waiting !== null}
        onClose={() => setWaiting(null)}
        onConfirmed={() => {
          setWaiting(null)
          if (waiting) void run(waiting)
        }}
      />
    ),
  }
}

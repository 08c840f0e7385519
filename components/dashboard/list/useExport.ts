'use client'
import { useAskPassword } from '@/components/dashboard/calls/passwordContext'
import { useAction } from '@/components/dashboard/calls/useAction'
import { showToast } from '@/components/ui/Toast'
import { downloadFile, PasswordNeeded, Refused } from '@/lib/client/download'

type File = { address: string; body?: object }

const QUESTION = {
  meaning: 'This file has personal data of candidates. The other admins are told of each export.',
  action: 'Export',
}

/**
 * Saves a file with personal data. When the server needs the password, asks for it and then for the
 * same file again.
 */
export const useExport = (onFailed: () => void) => {
  const ask = useAskPassword()
  return useAction(
    async ({ address, body }: File) => {
      const download = () => downloadFile(address, body)
      try {
        await download().catch(async (error) => {
          if (!(error instanceof PasswordNeeded)) throw error
          if (await ask(QUESTION)) await download()
        })
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        showToast('error', error.message)
      }
    },
    { onFailed },
  )
}

'use client'
import { FileDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSessionLost } from '@/components/dashboard/shell/useSessionLost'
import { Button } from '@/components/ui/Button'
import { showToast } from '@/components/ui/Toast'
import { downloadFile } from '@/lib/client/download'
import { paths } from '@/lib/shared/paths'

type Props = {
  /** The call that answers the file. */
  call: string
  query: URLSearchParams
  isOff: boolean
  children: ReactNode
}

/** Downloads what is listed as a file. */
export const ExportButton = ({ call, query, isOff, children }: Props) => {
  const sessionLost = useSessionLost()
  const [isBusy, setIsBusy] = useState(false)

  const download = async () => {
    if (isBusy) return
    setIsBusy(true)
    try {
      await downloadFile(`${paths.php(call)}?${query}`)
    } catch (error) {
      if (!sessionLost(error)) {
        showToast('error', 'The list could not be downloaded. Please try again later.')
      }
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Button size="small" onClick={download} disabled={isOff} aria-disabled={isBusy}>
      <FileDown aria-hidden />
      <span>{children}</span>
    </Button>
  )
}

'use client'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useSessionLost } from '@/components/dashboard/shell/useSessionLost'
import { Button } from '@/components/ui/Button'
import { showToast } from '@/components/ui/Toast'
import { downloadFile } from '@/lib/client/download'
import { MESSAGES } from '@/lib/shared/messages'
import { paths } from '@/lib/shared/paths'

type Props = {
  /** The stored name of the resume. */
  file: string
  /** The id of the element that names the candidate. */
  describedBy: string
  variant?: 'brand' | 'line'
}

/** Downloads a resume (docs/product.md §7.6) with the token, which a plain link could not send. */
export const ResumeButton = ({ file, describedBy, variant = 'line' }: Props) => {
  const sessionLost = useSessionLost()
  const [isBusy, setIsBusy] = useState(false)

  const download = async () => {
    if (isBusy) return
    setIsBusy(true)
    try {
      await downloadFile(paths.resume(file))
    } catch (error) {
      if (!sessionLost(error)) showToast('error', MESSAGES.downloadFailed)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Button
      variant={variant}
      size="small"
      aria-describedby={describedBy}
      aria-disabled={isBusy}
      onClick={download}
    >
      <Download aria-hidden />
      Download Resume
    </Button>
  )
}

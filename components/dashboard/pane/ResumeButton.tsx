'use client'
import { Download } from 'lucide'
import { useAction } from '@/components/dashboard/calls/useAction'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
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
  const { run, isBusy } = useAction(() => downloadFile(paths.resume(file)), {
    onFailed: () => showToast('error', MESSAGES.downloadFailed),
  })
  return (
    <Button
      variant={variant}
      size="small"
      aria-describedby={describedBy}
      aria-disabled={isBusy}
      onClick={() => run(null)}
    >
      <Icon of={Download} />
      Download Resume
    </Button>
  )
}

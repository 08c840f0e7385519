'use client'
import { FileDown } from 'lucide'
import type { ReactNode } from 'react'
import { useAction } from '@/components/dashboard/calls/useAction'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
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

const FAILED = 'The list could not be downloaded. Please try again later.'

/** Downloads the list as a file. */
export const ExportButton = ({ call, query, isOff, children }: Props) => {
  const { run, isBusy } = useAction(() => downloadFile(`${paths.php(call)}?${query}`), {
    onFailed: () => showToast('error', FAILED),
  })
  return (
    <Button size="small" onClick={() => run(null)} disabled={isOff} aria-disabled={isBusy}>
      <Icon of={FileDown} />
      <span>{children}</span>
    </Button>
  )
}

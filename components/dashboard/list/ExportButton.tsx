'use client'
import { FileDown } from 'lucide'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { showToast } from '@/components/ui/Toast'
import { paths } from '@/lib/shared/paths'
import { useExport } from './useExport'

type Props = {
  /** The call that answers the file. */
  call: string
  query: URLSearchParams
  isOff: boolean
  children: ReactNode
}

const FAILED = 'The list could not be downloaded. Please try again later.'

/** Downloads the list as a file; asks for the password when it was typed too long ago. */
export const ExportButton = ({ call, query, isOff, children }: Props) => {
  const { run, isBusy } = useExport(() => showToast('error', FAILED))
  const address = `${paths.php(call)}?${query}`
  return (
    <Button size="small" onClick={() => run({ address })} disabled={isOff} aria-disabled={isBusy}>
      <Icon of={FileDown} />
      <span>{children}</span>
    </Button>
  )
}

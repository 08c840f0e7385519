import type { ReactNode } from 'react'
import { OfficeShell } from '@/components/dashboard/shell/OfficeShell'
import { siteFacts } from '@/globals/siteFacts'

const OfficeLayout = async ({ children }: { children: ReactNode }) => (
  <OfficeShell name={(await siteFacts()).name ?? ''}>{children}</OfficeShell>
)

export default OfficeLayout

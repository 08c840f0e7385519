import type { ReactNode } from 'react'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { OfficeShell } from '@/components/dashboard/shell/OfficeShell'

const OfficeLayout = async ({ children }: { children: ReactNode }) => (
  <OfficeShell name={(await siteFacts()).name ?? ''}>{children}</OfficeShell>
)

export default OfficeLayout

import type { ReactNode } from 'react'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { OfficeQueries } from '@/components/dashboard/shell/OfficeQueries'
import { OfficeShell } from '@/components/dashboard/shell/OfficeShell'

const OfficeLayout = async ({ children }: { children: ReactNode }) => (
  <OfficeQueries>
    <OfficeShell name={(await siteFacts()).name ?? ''}>{children}</OfficeShell>
  </OfficeQueries>
)

export default OfficeLayout

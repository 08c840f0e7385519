import type { ReactNode } from 'react'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { DashboardQueries } from '@/components/dashboard/shell/DashboardQueries'
import { DashboardShell } from '@/components/dashboard/shell/DashboardShell'

const DashboardLayout = async ({ children }: { children: ReactNode }) => (
  <DashboardQueries>
    <DashboardShell name={(await siteFacts()).name ?? ''}>{children}</DashboardShell>
  </DashboardQueries>
)

export default DashboardLayout

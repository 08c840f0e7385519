import type { ReactNode } from 'react'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { DashboardQueries } from '@/components/dashboard/shell/DashboardQueries'
import { DashboardShell } from '@/components/dashboard/shell/DashboardShell'

const DashboardLayout = async ({ children }: { children: ReactNode }) => {
  const { name, phone, licence_number } = await siteFacts()
  return (
    <DashboardQueries>
      <DashboardShell name={name ?? ''} phone={phone ?? ''} licence={licence_number ?? ''}>
        {children}
      </DashboardShell>
    </DashboardQueries>
  )
}

export default DashboardLayout

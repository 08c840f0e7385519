import type { Metadata } from 'next'
import { Guard } from '@/components/dashboard/shell/Guard'
import { ManageScreen } from '@/components/dashboard/shell/ManageScreen'

export const metadata: Metadata = { title: 'Manage Jobs' }

const ManageJobsPage = () => (
  <Guard warns>
    <ManageScreen />
  </Guard>
)

export default ManageJobsPage

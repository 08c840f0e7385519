import type { Metadata } from 'next'
import { ManageScreen } from '@/components/dashboard/ManageScreen'
import { Guard } from '@/components/dashboard/shell/Guard'

export const metadata: Metadata = { title: 'Manage Jobs' }

const ManageJobsPage = () => (
  <Guard warns>
    <ManageScreen />
  </Guard>
)

export default ManageJobsPage

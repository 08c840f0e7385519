import type { Metadata } from 'next'
import { AddJob } from '@/components/dashboard/jobs/AddJob'
import { Guard } from '@/components/dashboard/shell/Guard'

export const metadata: Metadata = { title: 'Post a Job' }

const AddJobPage = () => (
  <Guard>
    <AddJob />
  </Guard>
)

export default AddJobPage

import type { Metadata } from 'next'
import { AddJob } from '@/components/dashboard/AddJob'
import { Guard } from '@/components/dashboard/Guard'

export const metadata: Metadata = { title: 'Post a Job' }

const AddJobPage = () => (
  <Guard>
    <AddJob />
  </Guard>
)

export default AddJobPage

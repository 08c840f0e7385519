import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { EditJob } from '@/components/dashboard/jobs/EditJob'
import { Guard } from '@/components/dashboard/shell/Guard'
import { parseId } from '@/lib/shared/ids'

export const metadata: Metadata = { title: 'Edit Job' }

type Props = { params: Promise<{ job_id: string }> }

const EditJobPage = async ({ params }: Props) => {
  const job_id = parseId((await params).job_id)
  if (job_id === null) notFound()
  return (
    <Guard>
      <EditJob key={job_id} job_id={job_id} />
    </Guard>
  )
}

export default EditJobPage

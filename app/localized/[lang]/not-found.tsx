import type { Metadata } from 'next'
import { destinations } from '@/collections/Countries/countries'
import { JobSearch } from '@/components/jobs/JobSearch'
import { NotFound } from '@/components/layout/NotFound'
import { MESSAGES } from '@/lib/shared/messages'

export const metadata: Metadata = { title: MESSAGES.notFoundTitle }

const NotFoundPage = async () => (
  <NotFound>
    <JobSearch destinations={await destinations()} />
  </NotFound>
)

export default NotFoundPage

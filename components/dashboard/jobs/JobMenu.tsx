'use client'
import { Copy, History, RotateCcw, Users } from 'lucide-react'
import Link from 'next/link'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { MoreMenu } from '@/components/dashboard/list/MoreMenu'
import { manageHref } from '@/components/dashboard/shell/address'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'
import { paths } from '@/lib/shared/paths'

type Props = { job: JobJson; versionsHref: string; onRepost: () => void }

/** What else can be done with a job, beside the specified edit and status. */
export const JobMenu = ({ job, versionsHref, onRepost }: Props) => (
  <MoreMenu label={`More for ${job.job_title}`}>
    <Link href={paths.copyJob(job.id)} prefetch={false}>
      <Copy aria-hidden />
      Duplicate
    </Link>
    <button type="button" aria-haspopup="dialog" onClick={onRepost}>
      <RotateCcw aria-hidden />
      Repost
    </button>
    <PanelLink href={versionsHref}>
      <History aria-hidden />
      Earlier versions
    </PanelLink>
    <PanelLink href={manageHref({ panel: 'candidates', filters: { job: String(job.id) } })}>
      <Users aria-hidden />
      Applicants
    </PanelLink>
  </MoreMenu>
)

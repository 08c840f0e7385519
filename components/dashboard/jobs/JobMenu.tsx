'use client'
import { Copy, History, RotateCcw, Users } from 'lucide-react'
import Link from 'next/link'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { manageHref } from '@/components/dashboard/shell/address'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'
import { paths } from '@/lib/shared/paths'
import { MoreMenu } from './MoreMenu'

type Props = { job: JobJson; versionsHref: string; onRepost: () => void }

/** The further actions of a job, besides edit and status. */
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

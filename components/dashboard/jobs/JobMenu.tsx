'use client'
import { Copy, History, RotateCcw, Users } from 'lucide'
import Link from 'next/link'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { manageHref } from '@/components/dashboard/shell/address'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'
import { Icon } from '@/components/ui/Icon'
import { paths } from '@/lib/shared/paths'
import { MoreMenu } from './MoreMenu'

type Props = { job: JobJson; versionsHref: string; onRepost: () => void }

/** The further actions of a job, besides edit and status. */
export const JobMenu = ({ job, versionsHref, onRepost }: Props) => (
  <MoreMenu label={`More for ${job.job_title}`}>
    <Link href={paths.copyJob(job.id)} prefetch={false}>
      <Icon of={Copy} />
      Duplicate
    </Link>
    <button type="button" aria-haspopup="dialog" onClick={onRepost}>
      <Icon of={RotateCcw} />
      Repost
    </button>
    <PanelLink href={versionsHref}>
      <Icon of={History} />
      Earlier versions
    </PanelLink>
    <PanelLink href={manageHref({ panel: 'candidates', filters: { job: String(job.id) } })}>
      <Icon of={Users} />
      Applicants
    </PanelLink>
  </MoreMenu>
)

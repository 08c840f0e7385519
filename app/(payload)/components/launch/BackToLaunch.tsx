'use client'
import { useSearchParams } from 'next/navigation'
import { paths } from '@/lib/shared/paths'

/** Beside Save, for whoever came from a point of the launch list (collections/Launch/shared/points.ts). */
export const BackToLaunch = () =>
  useSearchParams().get('from') === 'launch' ? (
    <a
      className="btn btn--style-secondary btn--size-medium"
      href={`${paths.manageJobs}?panel=launch`}
    >
      Back to the launch list
    </a>
  ) : null

import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonRoute } from '@/components/ui/Button'
import { paths } from '@/lib/shared/paths'
import styles from './JobForm.module.css'

/** The frame of Post a Job and Edit Job: Back button and form (docs/product.md §2.15). */
export const JobFrame = ({ children }: { children: ReactNode }) => (
  <div className={styles.frame}>
    <ButtonRoute href={paths.manageJobs} size="small" prefetch={false}>
      <ArrowLeft aria-hidden />
      Back
    </ButtonRoute>
    {children}
  </div>
)

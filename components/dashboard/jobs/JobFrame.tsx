import { ArrowLeft } from 'lucide'
import type { ReactNode } from 'react'
import { ButtonRoute } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { paths } from '@/lib/shared/paths'
import styles from './JobForm.module.css'

/** The frame of Post a Job and Edit Job: Back button and form (docs/product.md §2.15). */
export const JobFrame = ({ children }: { children: ReactNode }) => (
  <div className={styles.frame}>
    <ButtonRoute href={paths.manageJobs} size="small" prefetch={false}>
      <Icon of={ArrowLeft} />
      Back
    </ButtonRoute>
    {children}
  </div>
)

'use client'
import { useFormFields } from '@payloadcms/ui'
import { CalendarX } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import { counted, daysUntil } from '@/lib/shared/format'
import styles from './facts.module.css'

/** Says above the fields that the fact is late, what readers see, and what to do. */
export const OverdueBanner = () => {
  const review = useFormFields(([fields]) => String(fields.review?.value ?? ''))
  const confirm = useFormFields(([fields]) => String(fields.confirm?.value ?? ''))
  const late = Number.isNaN(Date.parse(review)) ? 0 : -daysUntil(review, new Date())
  if (late <= 0) return null
  return (
    <div className={styles.banner}>
      <b>
        <Icon of={CalendarX} className="cms-icon" />
        Past its review date by {counted(late, 'day')}
      </b>
      Readers now see “Please confirm with {confirm}”. Open the source and compare. Then press
      “Still true: checked today”, or change the value.
    </div>
  )
}

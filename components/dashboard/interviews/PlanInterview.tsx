'use client'
import { useAddress } from '@/components/dashboard/shell/useAddress'
import { PlanForm } from './PlanForm'

/** The form of a new day; saved, it opens. */
export const PlanInterview = () => {
  const { replace } = useAddress()
  return (
    <PlanForm
      onSaved={(id) => replace({ panel: 'interviews', open: String(id) })}
      onCancel={() => replace({ panel: 'interviews' })}
    />
  )
}

'use client'
import { Button, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { CONFIDENCES, nextReview } from '@/collections/Facts/shared/fact'

const isConfidence = (value: unknown): value is keyof typeof CONFIDENCES =>
  typeof value === 'string' && Object.hasOwn(CONFIDENCES, value)

/** One press for the commonest task: the fact was compared with its source and nothing changed. */
export const StillTrue = () => {
  const { id, hasPublishPermission } = useDocumentInfo()
  const { submit } = useForm()
  const confidence = useFormFields(([fields]) => fields.confidence?.value)
  if (!id || !hasPublishPermission || !isConfidence(confidence)) return null
  const publish = () => {
    const now = new Date()
    return submit({
      overrides: {
        _status: 'published',
        checked: now.toISOString(),
        review: nextReview(confidence, now),
      },
    })
  }
  return (
    <Button buttonStyle="secondary" onClick={publish} type="button">
      Still true: checked today
    </Button>
  )
}

'use client'
import { lazy, Suspense, useEffect } from 'react'
import { useSay } from '@/components/forms/formWords'
import { announceHost, loadToasts } from './lazyToast'

const Host = lazy(() =>
  loadToasts().then(
    ({ ToastHost }) => ({ default: ToastHost }),
    () => ({ default: (_props: { label: string }) => <></> }),
  ),
)

/** The container of a form's toasts, loaded when the form is first touched (`isAwake`). */
export const LazyToasts = ({ isAwake }: { isAwake: boolean }) => {
  const { say } = useSay()
  return isAwake ? (
    <Suspense>
      <Host label={say('Messages')} />
      <Announcement />
    </Suspense>
  ) : null
}

const Announcement = () => {
  useEffect(announceHost, [])
  return null
}

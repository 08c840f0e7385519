'use client'
import { lazy, Suspense, useEffect } from 'react'
import { announceHost, loadToasts } from './lazyToast'

const Host = lazy(() =>
  loadToasts().then(
    ({ ToastHost }) => ({ default: ToastHost }),
    () => ({ default: () => <></> }),
  ),
)

/** The container of a form's toasts, loaded when the form is first touched (`isAwake`). */
export const LazyToasts = ({ isAwake }: { isAwake: boolean }) =>
  isAwake ? (
    <Suspense>
      <Host />
      <Announcement />
    </Suspense>
  ) : null

const Announcement = () => {
  useEffect(announceHost, [])
  return null
}

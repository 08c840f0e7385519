'use client'
import { lazy, Suspense, useEffect } from 'react'
import { announceHost, loadToasts } from './lazyToast'

const Host = lazy(() =>
  loadToasts().then(
    ({ ToastHost }) => ({ default: ToastHost }),
    () => ({ default: () => <></> }),
  ),
)

/** Where a form's toasts appear, from the moment it is first touched. */
export const ToastsLater = ({ isAwake }: { isAwake: boolean }) =>
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

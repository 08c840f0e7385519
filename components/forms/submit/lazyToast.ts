'use client'
import { FORM_TOAST_MS } from '@/lib/shared/limits'

/** Loads the toast library. Forms load it when they are first touched, so pages do not wait for it. */
export const loadToasts = () => import('@/components/ui/Toast')

let hostMounted = () => {}
const host = new Promise<void>((resolve) => {
  hostMounted = resolve
})

/** Called by the toast container when it is mounted. */
export const announceHost = (): void => hostMounted()

/**
 * Shows a form's toast for FORM_TOAST_MS. Does nothing when the library could not be loaded: the page
 * shows the same message.
 */
export const toast = async (kind: 'success' | 'error', message: string): Promise<void> => {
  const toasts = await loadToasts().catch(() => null)
  if (!toasts) return
  await host
  toasts.showToast(kind, message, FORM_TOAST_MS)
}

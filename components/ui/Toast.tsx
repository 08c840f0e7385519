'use client'
import 'react-toastify/ReactToastify.css'
import './toast.css'
import { ToastContainer, toast } from 'react-toastify/unstyled'
import { TOAST_MS } from '@/lib/shared/limits'

/** Toasts appear top right, for five seconds by default (docs/product.md §9.1). */
export const ToastHost = ({ label = 'Messages' }: { label?: string }) => (
  <ToastContainer
    aria-label={label}
    position="top-right"
    autoClose={TOAST_MS}
    hideProgressBar
    newestOnTop
    limit={3}
  />
)

/**
 * Shows a toast for some milliseconds. Its text must also be on the page (docs/product.md §8.2).
 */
export const showToast = (kind: 'success' | 'error', message: string, autoClose = TOAST_MS) =>
  toast[kind](message, { autoClose })

'use client'
import 'react-toastify/ReactToastify.css'
import './toast.css'
import { ToastContainer, toast } from 'react-toastify/unstyled'
import { TOAST_MS } from '@/lib/shared/limits'

/** Where toasts appear: top right, for five seconds unless a toast says otherwise (spec §9). */
export const ToastHost = () => (
  <ToastContainer position="top-right" autoClose={TOAST_MS} hideProgressBar newestOnTop limit={3} />
)

/** Shows a toast for so many milliseconds. What it says stands on the page as well (decisions.md). */
export const showToast = (kind: 'success' | 'error', message: string, autoClose = TOAST_MS) =>
  toast[kind](message, { autoClose })

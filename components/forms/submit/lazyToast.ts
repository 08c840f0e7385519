'use client'

/** The toasts, loaded when a form is first touched: the page does not wait for them. */
export const loadToasts = () => import('@/components/ui/Toast')

let hostCame = () => {}
const host = new Promise<void>((resolve) => {
  hostCame = resolve
})

/** Told by the place where toasts appear, once it is there. */
export const announceHost = (): void => hostCame()

/** As showToast. Silent when the library could not be loaded: the page says it too. */
export const toast = async (
  ...shown: Parameters<Awaited<ReturnType<typeof loadToasts>>['showToast']>
): Promise<void> => {
  const toasts = await loadToasts().catch(() => null)
  if (!toasts) return
  await host
  toasts.showToast(...shown)
}

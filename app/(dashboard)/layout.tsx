import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import '@/app/styles/tokens.css'
import '@/app/styles/fonts.css'
import '@/app/styles/base.css'
import '@/app/styles/utilities.css'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { FieldInView } from '@/components/ui/FieldInView'
import { ToastHost } from '@/components/ui/Toast'

// Each response carries a new nonce (proxy.ts).
export const dynamic = 'force-dynamic'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: { default: 'Office', template: `%s | ${(await siteFacts()).name}` },
  robots: { index: false, follow: false },
  formatDetection: { telephone: false },
})

export { viewport } from '../viewport'

const DashboardLayout = ({ children }: { children: ReactNode }) => {
  for (const face of ['anek-text-400', 'anek-sub-620-w90']) {
    preload(`/fonts/${face}.woff2`, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
  return (
    <html lang="en">
      <body>
        {children}
        <FieldInView />
        <ToastHost />
      </body>
    </html>
  )
}

export default DashboardLayout

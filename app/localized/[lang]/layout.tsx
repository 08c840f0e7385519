import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import '@/app/styles/tokens.css'
import '@/app/styles/fonts.css'
import '@/app/styles/base.css'
import '@/app/styles/utilities.css'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { siteMode } from '@/collections/Agency/siteMode'
import { destinations } from '@/collections/Countries/countries'
import { missingPages } from '@/collections/content/findContent'
import { Awake } from '@/components/layout/Awake'
import { ModeBar } from '@/components/layout/ModeBar'
import { SiteFooter } from '@/components/layout/SiteFooter'
import { SiteHeader } from '@/components/layout/SiteHeader'
import { SpeculationRules } from '@/components/layout/SpeculationRules'
import { siteChrome } from '@/components/layout/siteChrome'
import { FieldInView } from '@/components/ui/FieldInView'
import { InlineScript } from '@/components/ui/InlineScript'
import { keepSource } from '@/lib/client/inline/keepSource'
import { menus } from '@/lib/client/inline/menus'
import { onIntent } from '@/lib/client/inline/onIntent'
import { pageLanguage } from '@/lib/server/pageLanguage'
import { env } from '@/lib/server/settings/env'
import { LANGUAGES } from '@/lib/shared/languages'
import { SOURCE_PARAMETER } from '@/lib/shared/query'

export const generateMetadata = async (): Promise<Metadata> => {
  const { name, full_name } = await siteFacts()
  const mode = await siteMode()
  return {
    metadataBase: new URL(env.siteUrl),
    title: { default: String(full_name), template: `%s | ${name}` },
    formatDetection: { telephone: false },
    ...(mode === 'preview' && { robots: NOT_INDEXED }),
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '32x32' },
        { url: '/icons/icon.svg', type: 'image/svg+xml' },
      ],
      apple: '/icons/icon-180.png',
    },
  }
}

/** A page's own rule replaces it; those forbid the same. */
const NOT_INDEXED = { index: false, follow: false }

export { viewport } from '@/app/viewport'

const SiteLayout = async ({ children }: { children: ReactNode }) => {
  for (const face of ['anek-text-400', 'anek-sub-620-w90', 'anek-head-700-w84']) {
    preload(`/fonts/${face}.woff2`, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
  const now = new Date()
  const language = await pageLanguage()
  const { dir } = LANGUAGES[language]
  const chrome = siteChrome(await siteFacts(), now)
  const missing = await missingPages()
  return (
    <html lang={language} dir={dir === 'ltr' ? undefined : dir} id="top">
      <body>
        <ModeBar mode={await siteMode()} />
        <SiteHeader chrome={chrome} missing={missing} />
        <main id="main">{children}</main>
        <SiteFooter
          chrome={chrome}
          destinations={await destinations()}
          missing={missing}
          now={now}
        />
        <InlineScript name="menus" run={menus} args={[]} />
        <InlineScript name="keepSource" run={keepSource} args={[SOURCE_PARAMETER]} />
        <InlineScript name="onIntent" run={onIntent} args={[]} />
        <SpeculationRules />
        <FieldInView />
        <Awake />
      </body>
    </html>
  )
}

export default SiteLayout

import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import '@/app/styles/tokens.css'
import '@/app/styles/fonts.css'
import '@/app/styles/base.css'
import '@/app/styles/utilities.css'
import { languagesOn, siteFacts } from '@/collections/Agency/siteFacts'
import { siteMode } from '@/collections/Agency/siteMode'
import { destinations } from '@/collections/Countries/countries'
import { isReviewed, languagesAt } from '@/collections/content/contentIn'
import { missingPages } from '@/collections/content/findContent'
import { Awake } from '@/components/layout/Awake'
import { choicesOf } from '@/components/layout/LanguageNav'
import { LanguageOffers } from '@/components/layout/LanguageOffers'
import { LANGUAGE_STYLES } from '@/components/layout/languageStyles'
import { ModeBar } from '@/components/layout/ModeBar'
import { headCut, ScriptStyles } from '@/components/layout/ScriptStyles'
import { SiteFooter } from '@/components/layout/SiteFooter'
import { SiteHeader } from '@/components/layout/SiteHeader'
import { SpeculationRules } from '@/components/layout/SpeculationRules'
import { siteChrome } from '@/components/layout/siteChrome'
import { TranslationNote } from '@/components/layout/TranslationNote'
import { FieldInView } from '@/components/ui/FieldInView'
import { InlineScript } from '@/components/ui/InlineScript'
import { keepSource } from '@/lib/client/inline/keepSource'
import { languages as languageScript } from '@/lib/client/inline/languages'
import { menus } from '@/lib/client/inline/menus'
import { onIntent } from '@/lib/client/inline/onIntent'
import { pageAddress } from '@/lib/server/pageAddress'
import { pageLanguage } from '@/lib/server/pageLanguage'
import { env } from '@/lib/server/settings/env'
import { isTranslated } from '@/lib/shared/alternates'
import { ENGLISH, LANGUAGES, splitLanguage } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
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

const FACES = ['anek-text-400', 'anek-sub-620-w90', 'anek-head-700-w84']

const SiteLayout = async ({ children }: { children: ReactNode }) => {
  const language = await pageLanguage()
  for (const face of [...FACES, headCut(language) ?? []].flat()) {
    preload(`/fonts/${face}.woff2`, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
  const now = new Date()
  const { dir } = LANGUAGES[language]
  const address = splitLanguage((await pageAddress()) ?? paths.home).path
  const [path = ''] = address.split('?')
  const on = await languagesOn()
  const written = await languagesAt(path, on)
  const choices = choicesOf(address, on)
  const languages = { current: language, choices }
  // Links that candidates have go on working in a language that was turned off.
  const inOwnWords = isTranslated(path, language) || written.includes(language)
  const chrome = siteChrome(await siteFacts(), now)
  const missing = await missingPages()
  return (
    <html lang={language} dir={dir === 'ltr' ? undefined : dir} id="top">
      <body>
        <ScriptStyles language={language} />
        {choices.length > 1 && (
          <style href="languages" precedence="languages">
            {LANGUAGE_STYLES}
          </style>
        )}
        <ModeBar mode={await siteMode()} language={language} />
        <SiteHeader chrome={chrome} missing={missing} languages={languages} />
        <LanguageOffers
          choices={choices.filter(
            (choice) => choice.language !== language && written.includes(choice.language),
          )}
        />
        {choices.length > 1 && <InlineScript name="languages" run={languageScript} args={[]} />}
        {language !== ENGLISH && (
          <TranslationNote
            language={language}
            isTranslated={inOwnWords}
            isReviewed={await isReviewed(path.slice(1), language)}
            english={address}
          />
        )}
        {/* What is not translated is in English, whatever the language of the page. */}
        <main id="main" {...(!inOwnWords && { lang: ENGLISH, dir: 'ltr' })}>
          {children}
        </main>
        <SiteFooter
          chrome={chrome}
          destinations={await destinations()}
          missing={missing}
          languages={languages}
          now={now}
        />
        <InlineScript name="menus" run={menus} args={[]} />
        <InlineScript name="keepSource" run={keepSource} args={[SOURCE_PARAMETER]} />
        <InlineScript name="onIntent" run={onIntent} args={[]} />
        <SpeculationRules language={language} />
        <FieldInView />
        <Awake />
      </body>
    </html>
  )
}

export default SiteLayout

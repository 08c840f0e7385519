import { ArrowRight } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { jobListHref, NO_FILTERS } from '@/collections/Jobs/shared/filters'
import { JOB_INDUSTRIES } from '@/collections/Jobs/shared/industries'
import { Skyline } from '@/components/agency/Skyline'
import { HelpNow } from '@/components/ui/Breadcrumb'
import { Icon } from '@/components/ui/Icon'
import { MoreLink } from '@/components/ui/MoreLink'
import { PhoneFold } from '@/components/ui/PhoneFold'
import { linkIn } from '@/lib/shared/alternates'
import type { Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { safeHref } from '@/lib/shared/safeHref'
import { type TextIn, textIn } from '@/messages/textIn'
import { translated, wordsIn } from '@/messages/wordsIn'
import type { HomePage } from '@/payload-types'
import { Film } from './Film'
import styles from './Home.module.css'
import { HomeClients } from './HomeClients'
import { HomeFraud } from './HomeFraud'
import grids from './HomeGrids.module.css'
import { HomeIndustries } from './HomeIndustries'
import { HomeLocations } from './HomeLocations'
import { Section } from './HomeSection'
import { HomeSteps } from './HomeSteps'
import { HomeTools } from './HomeTools'
import { WelcomePopup } from './WelcomePopup'

type Props = {
  /** As stored, with the placeholders of the agency's facts. */
  content: HomePage
  /** Replaces those placeholders. */
  fill: (text: string) => string
  language: Language
  search: ReactNode
  languages: ReactNode
  newest: ReactNode
  licence: ReactNode
  total: number
  /** Number of open jobs by industry key, for the tiles that show the live count. */
  openByIndustry: Record<string, number>
  locations: { name: string; iso2: string; open: number }[]
  steps: Omit<ComponentProps<typeof HomeSteps>, 'language'>
  domain: string
  email: string
}

const QUICK = ['oil-gas', 'healthcare', 'logistics'] as const

/** The home page (docs/product.md §1.4). */
export const Home = ({ content, total, openByIndustry, locations, language, ...props }: Props) => {
  const t = wordsIn(language, 'home')
  const inList = wordsIn(language, 'jobList')
  const link = (href: string) => linkIn(href, language)
  const list = link(paths.jobList)
  const text = textIn(language, ['homeTexts'], props.fill)
  return (
    <>
      <section className={`wrap ${styles.hero}`}>
        <div data-static="hero">
          <h1 {...text(content.title)} />
          <p className={styles.lead} {...text(content.lead)} />
          <div className={styles.search}>{props.search}</div>
          <p className={styles.quick}>
            {QUICK.map((industry) => (
              <a
                key={industry}
                className="link"
                href={jobListHref({ ...NO_FILTERS, industry: [industry] }, 1, list)}
              >
                {translated(language, 'industries', JOB_INDUSTRIES[industry])}
              </a>
            ))}
            <a
              className="link"
              href={jobListHref({ ...NO_FILTERS, experience: ['freshers'] }, 1, list)}
            >
              {inList('freshers')}
            </a>
            <a className="link" href={link(paths.applyJob('general'))}>
              {inList('postResume')}
            </a>
            <HelpNow language={language} />
          </p>
          {props.languages}
        </div>
        <Film language={language} />
      </section>
      <Section
        name="newest"
        title={t('newest')}
        more={total > 1 ? t('browseAll', { n: total, count: String(total) }) : t('browse')}
        href={list}
      >
        {props.newest}
      </Section>
      <Section name="tools" title={t('tools')}>
        <HomeTools language={language} />
      </Section>
      <Section
        name="industries"
        title={t('byIndustry')}
        more={t('allIndustries')}
        href={link(paths.industries)}
      >
        <HomeIndustries
          language={language}
          tiles={(content.tiles ?? []).map(({ industry, count, live }) => ({
            industry,
            count: live ? String(openByIndustry[industry] ?? 0) : count,
          }))}
        />
      </Section>
      <Section name="locations" title={t('byLocation')} more={t('allJobs')} href={list}>
        <HomeLocations language={language} locations={locations} />
      </Section>
      <div className={styles.band}>
        <Section name="steps" title={t('howItWorks')}>
          <HomeSteps language={language} {...props.steps} />
        </Section>
      </div>
      <section className={`wrap later ${styles.section}`} data-static="fraud">
        <HomeFraud
          language={language}
          title={text(content.fraud_title)}
          text={text(content.fraud_text)}
          domain={props.domain}
          email={props.email}
        />
      </section>
      <section className={`wrap later ${styles.section} ${styles.blocks}`} data-static="blocks">
        {content.blocks?.map(({ id, title, text: block, link_label, href }) => (
          <div key={id}>
            <h2 {...text(title)} />
            <p {...text(block)} />
            {safeHref(href) && (
              <MoreLink href={link(href)}>
                <span {...text(link_label)} />
              </MoreLink>
            )}
          </div>
        ))}
      </section>
      <Section name="services" title={t('services')}>
        <PhoneFold title={t('allServices')}>
          <div className={`${grids.cells} ${grids.services}`}>
            {content.services?.map(({ id, title, text: service, href }) => (
              <a key={id} href={link(safeHref(href) ?? '') || undefined}>
                <b {...text(title)} />
                <Icon of={ArrowRight} />
                <span {...text(service)} />
              </a>
            ))}
          </div>
        </PhoneFold>
      </Section>
      <section className={`wrap later ${styles.section} ${styles.blurb}`} data-static="blurb">
        <div>
          <h2 {...text(content.blurb_title)} />
          <Paragraphs {...text(content.blurb)} />
          <MoreLink href={link(paths.aboutUs)}>{t('aboutUs')}</MoreLink>
        </div>
        <Skyline iso2="IN" language={language} />
      </section>
      <HomeClients clients={content.clients ?? []} language={language} />
      {content.popup_on && (
        <WelcomePopup
          licence={props.licence}
          update={{ title: text(content.update_title), text: text(content.update_text) }}
          fraud={{ title: text(content.fraud_title), text: text(content.fraud_text) }}
          language={language}
        />
      )}
    </>
  )
}

const Paragraphs = ({ children, ...language }: TextIn) =>
  children.split(/\n{2,}/).map((paragraph) => (
    <p key={paragraph} {...language}>
      {paragraph}
    </p>
  ))

import { ArrowRight } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { EXPERIENCE_RANGES, jobListHref, NO_FILTERS } from '@/collections/Jobs/shared/filters'
import { jobsText } from '@/collections/Jobs/shared/texts'
import { logoOf } from '@/collections/Media/shared/media'
import { Skyline } from '@/components/agency/Skyline'
import { HelpNow } from '@/components/ui/Breadcrumb'
import { Icon } from '@/components/ui/Icon'
import { MoreLink } from '@/components/ui/MoreLink'
import { PhoneFold } from '@/components/ui/PhoneFold'
import { headingId } from '@/lib/shared/headingId'
import { paths } from '@/lib/shared/paths'
import { safeHref } from '@/lib/shared/safeHref'
import type { HomePage } from '@/payload-types'
import { ClientCarousel } from './ClientCarousel'
import { Film } from './Film'
import styles from './Home.module.css'
import { HomeFraud } from './HomeFraud'
import grids from './HomeGrids.module.css'
import { HomeIndustries } from './HomeIndustries'
import { HomeLocations } from './HomeLocations'
import { HomeSteps } from './HomeSteps'
import { HomeTools } from './HomeTools'
import { WelcomePopup } from './WelcomePopup'

type Props = {
  content: HomePage
  search: ReactNode
  languages: ReactNode
  newest: ReactNode
  licence: ReactNode
  total: number
  /** Number of open jobs by industry key, for the tiles that show the live count. */
  openByIndustry: Record<string, number>
  locations: { name: string; iso2: string; open: number }[]
  steps: ComponentProps<typeof HomeSteps>
  domain: string
  email: string
}

const QUICK = [
  { label: 'Oil & Gas', href: jobListHref({ ...NO_FILTERS, industry: ['oil-gas'] }) },
  { label: 'Healthcare', href: jobListHref({ ...NO_FILTERS, industry: ['healthcare'] }) },
  { label: 'Logistics', href: jobListHref({ ...NO_FILTERS, industry: ['logistics'] }) },
  {
    label: EXPERIENCE_RANGES.freshers.label,
    href: jobListHref({ ...NO_FILTERS, experience: ['freshers'] }),
  },
  { label: 'Post Your Resume', href: paths.applyJob('general') },
]

/** The home page (docs/product.md §1.4). */
export const Home = ({ content, total, openByIndustry, locations, ...props }: Props) => (
  <>
    <section className={`wrap ${styles.hero}`}>
      <div data-static="hero">
        <h1>{content.title}</h1>
        <p className={styles.lead}>{content.lead}</p>
        <div className={styles.search}>{props.search}</div>
        <p className={styles.quick}>
          {QUICK.map(({ label, href }) => (
            <a key={label} className="link" href={href}>
              {label}
            </a>
          ))}
          <HelpNow />
        </p>
        {props.languages}
      </div>
      <Film />
    </section>
    <Section
      title="Newest jobs"
      more={total > 1 ? `Browse all ${jobsText(total)}` : 'Browse jobs'}
      href={paths.jobList}
    >
      {props.newest}
    </Section>
    <Section title="Tools: answers in a minute">
      <HomeTools />
    </Section>
    <Section title="Jobs By Industries" more="All industries" href={paths.industries}>
      <HomeIndustries
        tiles={(content.tiles ?? []).map(({ industry, count, live }) => ({
          industry,
          count: live ? String(openByIndustry[industry] ?? 0) : count,
        }))}
      />
    </Section>
    <Section title="Jobs By Location" more="All jobs" href={paths.jobList}>
      <HomeLocations locations={locations} />
    </Section>
    <div className={styles.band}>
      <Section title="How it works, and who pays">
        <HomeSteps {...props.steps} />
      </Section>
    </div>
    <section className={`wrap ${styles.section}`} data-static="fraud">
      <HomeFraud
        title={content.fraud_title}
        text={content.fraud_text}
        domain={props.domain}
        email={props.email}
      />
    </section>
    <section className={`wrap ${styles.section} ${styles.blocks}`} data-static="blocks">
      {content.blocks?.map(({ id, title, text, link_label, href }) => (
        <div key={id}>
          <h2>{title}</h2>
          <p>{text}</p>
          {safeHref(href) && <MoreLink href={href}>{link_label}</MoreLink>}
        </div>
      ))}
    </section>
    <Section title="Overseas Job Services">
      <PhoneFold title="All services">
        <div className={`${grids.cells} ${grids.services}`}>
          {content.services?.map(({ id, title, text, href }) => (
            <a key={id} href={safeHref(href) ?? undefined}>
              <b>{title}</b>
              <Icon of={ArrowRight} />
              <span>{text}</span>
            </a>
          ))}
        </div>
      </PhoneFold>
    </Section>
    <section className={`wrap ${styles.section} ${styles.blurb}`} data-static="blurb">
      <div>
        <h2>{content.blurb_title}</h2>
        {content.blurb.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <MoreLink href={paths.aboutUs}>About us</MoreLink>
      </div>
      <Skyline iso2="IN" />
    </section>
    <Clients clients={content.clients ?? []} />
    {content.popup_on && (
      <WelcomePopup
        licence={props.licence}
        update_title={content.update_title}
        update_text={content.update_text}
        fraud_title={content.fraud_title}
        fraud_text={content.fraud_text}
      />
    )}
  </>
)

/** The logos; without any the section is left out. */
const Clients = ({ clients }: { clients: NonNullable<HomePage['clients']> }) => {
  const shown = clients.flatMap(({ name, mark, logo: chosen, is_sample }) => {
    const logo = logoOf(chosen)
    const source = logo ?? (mark ? { mark } : null)
    return source ? [{ name, ...source, is_sample: Boolean(is_sample) && !logo }] : []
  })
  if (shown.length === 0) return null
  return (
    <Section title="Our clients" note={shown.some((client) => client.is_sample) && 'Sample marks'}>
      <ClientCarousel clients={shown} />
    </Section>
  )
}

type SectionProps = {
  title: string
  note?: string | false
  more?: string
  href?: string
  children: ReactNode
}

const Section = ({ title, note, more, href, children }: SectionProps) => (
  <section className={`wrap ${styles.section}`} data-static={headingId(title)}>
    <div className={styles.head}>
      <h2>{title}</h2>
      {note && <p className="meta">{note}</p>}
      {more && href && <MoreLink href={href}>{more}</MoreLink>}
    </div>
    {children}
  </section>
)

import type { ReactNode } from 'react'
import type { SiteFacts } from '@/collections/Agency/shared/facts'
import { VISITS } from '@/collections/Agency/shared/promises'
import { inEnglish, type Language } from '@/lib/shared/languages'
import { callLink, whatsappLink } from '@/lib/shared/numberLink'
import { safeHref } from '@/lib/shared/safeHref'
import { translated, wordsIn } from '@/messages/wordsIn'
import styles from './ContactWays.module.css'

type Props = { facts: SiteFacts; language: Language }

/** How to reach the office: each way with a tap, and only those that the agency has given. */
export const ContactWays = ({ facts, language }: Props) => {
  const t = wordsIn(language, 'enquiry')
  // The office's own words.
  const written = inEnglish(language)
  return (
    <dl className={styles.ways}>
      <Way name={t('phone')}>{tap(callLink(facts.phone), facts.phone)}</Way>
      <Way name={t('whatsApp')}>{tap(whatsappLink(facts.whatsapp), facts.whatsapp)}</Way>
      <Way name={t('email')}>{facts.email && tap(`mailto:${facts.email}`, facts.email)}</Way>
      <Way name={t('office')}>
        {facts.address && <span {...written}>{facts.address}</span>}
        {facts.map_url && tap(facts.map_url, t('openMap'))}
      </Way>
      <Way name={t('hours')} written={written}>
        {facts.office_hours}
      </Way>
      <Way name={t('visits')}>
        {facts.visits && translated(language, 'enquiry', VISITS[facts.visits])}
      </Way>
      <Way name={t('languages')} written={written}>
        {facts.languages}
      </Way>
    </dl>
  )
}

type WayProps = { name: string; written?: ReturnType<typeof inEnglish>; children: ReactNode }

const Way = ({ name, written, children }: WayProps) =>
  [children].flat().some(Boolean) && (
    <div>
      <dt>{name}</dt>
      <dd className="num" {...written}>
        {children}
      </dd>
    </div>
  )

const tap = (href: string, words: string | null | undefined): ReactNode =>
  safeHref(href) ? (
    <a className="link reach" href={href} rel="noopener">
      {words}
    </a>
  ) : (
    words
  )

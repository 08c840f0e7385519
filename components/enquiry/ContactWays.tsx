import type { ReactNode } from 'react'
import type { SiteFacts } from '@/collections/Agency/shared/facts'
import { VISITS } from '@/collections/Agency/shared/promises'
import { callLink, whatsappLink } from '@/lib/shared/numberLink'
import { safeHref } from '@/lib/shared/safeHref'
import styles from './ContactWays.module.css'

/** How to reach the office: each way with a tap, and only those that the agency has given. */
export const ContactWays = ({ facts }: { facts: SiteFacts }) => (
  <dl className={styles.ways}>
    <Way name="Phone">{tap(callLink(facts.phone), facts.phone)}</Way>
    <Way name="WhatsApp">{tap(whatsappLink(facts.whatsapp), facts.whatsapp)}</Way>
    <Way name="E-mail">{facts.email && tap(`mailto:${facts.email}`, facts.email)}</Way>
    <Way name="Office">
      {facts.address && <span>{facts.address}</span>}
      {facts.map_url && tap(facts.map_url, 'Open the map')}
    </Way>
    <Way name="Office hours">{facts.office_hours}</Way>
    <Way name="Visits">{facts.visits && VISITS[facts.visits]}</Way>
    <Way name="Languages">{facts.languages}</Way>
  </dl>
)

const Way = ({ name, children }: { name: string; children: ReactNode }) =>
  [children].flat().some(Boolean) && (
    <div>
      <dt>{name}</dt>
      <dd className="num">{children}</dd>
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

import {
  BadgeCheck,
  Banknote,
  Briefcase,
  CalendarX,
  DatabaseBackup,
  ListChecks,
  MailX,
  MessageSquare,
  TriangleAlert,
} from 'lucide'
import { FACT_COUNTRIES } from '@/collections/Facts/shared/fact'
import type { Attention } from '@/collections/Overview/attention'
import type { Draft, Scheduled } from '@/collections/Overview/cmsStartPage'
import { Icon, type IconShape } from '@/components/ui/Icon'
import type { Fact } from '@/payload-types'
import { ReviewState } from '../facts/ReviewState'
import { Block, type More } from './Block'
import { whenAt } from './greeting'
import styles from './StartPage.module.css'

const ICONS: Record<string, IconShape> = {
  backup: DatabaseBackup,
  facts: CalendarX,
  jobs: Briefcase,
  launch: ListChecks,
  licence: BadgeCheck,
  outbox: MailX,
  people: MessageSquare,
  refunds: Banknote,
}

export const AttentionList = ({ items }: { items: Attention[] }) => (
  <Block title="What needs attention" count={items.length} empty="Nothing at this moment.">
    {items.map(({ about, text, hint, link, href }) => (
      <li key={text} className={styles.withIcon}>
        <Icon of={ICONS[about] ?? TriangleAlert} className="cms-icon" />
        <b>{text}</b>
        <a href={href} aria-label={`${link}: ${text}`}>
          {link}
        </a>
        {hint && <span className={styles.hint}>{hint}</span>}
      </li>
    ))}
  </Block>
)

export const ScheduledList = ({ changes, now }: { changes: Scheduled[]; now: Date }) => (
  <Block title="Scheduled" count={changes.length} empty="Nothing is scheduled.">
    {changes.map(({ title, what, at, href }) => (
      <li key={`${href} ${at}`}>
        <a className={styles.title} href={href}>
          {title}
        </a>
        <time dateTime={at}>{whenAt(at, now)}</time>
        <span className={styles.hint}>{what}</span>
      </li>
    ))}
  </Block>
)

type FactProps = { facts: Fact[]; overdue: number; href: string; now: Date }

export const FactList = ({ facts, overdue, href, now }: FactProps) => {
  const more: More[] = overdue > 0 ? [{ text: `All ${overdue} late`, href }] : []
  return (
    <Block title="Facts due for review" more={more} empty="None in the next 30 days.">
      {facts.map((fact) => (
        <li key={fact.key}>
          <a className={styles.title} href={`/admin/collections/facts/${fact.id}`}>
            {fact.country ? `${FACT_COUNTRIES[fact.country]}: ` : ''}
            {fact.label}
          </a>
          <ReviewState review={fact.review} now={now} />
          <span className={styles.hint}>{fact.value}</span>
        </li>
      ))}
    </Block>
  )
}

type DraftProps = { drafts: Draft[]; more: More[]; now: Date }

export const DraftList = ({ drafts, more, now }: DraftProps) => (
  <Block title="Drafts" more={more} empty="There are no drafts.">
    {drafts.map(({ title, kind, changedAt, href }) => (
      <li key={href}>
        <a className={styles.title} href={href}>
          {title}
        </a>
        <time dateTime={changedAt}>{whenAt(changedAt, now)}</time>
        <span className={styles.hint}>{kind}</span>
      </li>
    ))}
  </Block>
)

import { ArrowRight, ExternalLink, MessageSquare, Phone } from 'lucide'
import type { Contact, Reach } from '@/collections/Tools/help/shared/answer'
import type { ToolSource } from '@/collections/Tools/shared/sources'
import { ButtonLink } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import styles from './Ladder.module.css'
import { LineRun, SourceMarks } from './Lines'

type Props = { contacts: readonly Contact[]; sources: readonly ToolSource[] }

/** Whom to contact, in this order: what they do, and the number to press. */
export const Ladder = ({ contacts, sources }: Props) => (
  <ol className={styles.ladder}>
    {contacts.map((contact, i) => (
      <li key={contact.name}>
        <span className={`${styles.number} num`} aria-hidden="true">
          {i + 1}
        </span>
        <span>
          <b>
            {contact.name}
            {contact.does.every(({ facts }) => facts.length === 0) && (
              <SourceMarks facts={contact.facts} sources={sources} />
            )}
          </b>
          {contact.isFromHome && <small>A number for your family at home.</small>}
          <small>
            <LineRun lines={contact.does} sources={sources} />
          </small>
        </span>
        <ReachLink reach={contact.reach} />
      </li>
    ))}
  </ol>
)

const ICONS = { tel: Phone, sms: MessageSquare, web: ExternalLink, page: ArrowRight } as const

/** The button of a contact: a number to call, a page, or words where there is none. */
export const ReachLink = ({ reach }: { reach: Reach }) =>
  reach.href && reach.kind !== 'text' ? (
    <ButtonLink className={`${styles.reach} num`} href={reach.href} newTab={reach.kind === 'web'}>
      <Icon of={ICONS[reach.kind]} />
      {reach.text}
    </ButtonLink>
  ) : (
    <span className={styles.words}>{reach.text}</span>
  )

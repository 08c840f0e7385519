import { ArrowRight, ExternalLink, MessageSquare, Phone } from 'lucide'
import type { Contact, Reach } from '@/collections/Tools/help/shared/answer'
import type { ToolSource } from '@/collections/Tools/shared/sources'
import { ButtonLink } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { linkIn } from '@/lib/shared/alternates'
import { ENGLISH_WORDS, type PageWords } from '@/messages/sayIn'
import { wordsIn } from '@/messages/wordsIn'
import styles from './Ladder.module.css'
import { LineRun, SourceMarks, Written } from './Lines'

type Props = { contacts: readonly Contact[]; sources: readonly ToolSource[]; words?: PageWords }

/** Whom to contact, in this order: what they do, and the number to press. */
export const Ladder = ({ contacts, sources, words = ENGLISH_WORDS }: Props) => (
  <ol className={styles.ladder}>
    {contacts.map((contact, i) => (
      <li key={contact.name}>
        <span className={`${styles.number} num`} aria-hidden="true">
          {i + 1}
        </span>
        <span>
          <b>
            <Written {...words.text(contact.name)} />
            {contact.does.every(({ facts }) => facts.length === 0) && (
              <SourceMarks facts={contact.facts} sources={sources} words={words} />
            )}
          </b>
          {contact.isFromHome && <small>{wordsIn(words.language, 'tools')('fromHome')}</small>}
          <small>
            <LineRun lines={contact.does} sources={sources} words={words} />
          </small>
        </span>
        <ReachLink reach={contact.reach} words={words} />
      </li>
    ))}
  </ol>
)

const ICONS = { tel: Phone, sms: MessageSquare, web: ExternalLink, page: ArrowRight } as const

type ReachProps = { reach: Reach; words?: PageWords }

/** The button of a contact: a number to call, a page, or words where there is none. */
export const ReachLink = ({ reach, words = ENGLISH_WORDS }: ReachProps) =>
  reach.href && reach.kind !== 'text' ? (
    <ButtonLink
      className={`${styles.reach} num`}
      href={linkIn(reach.href, words.language)}
      newTab={reach.kind === 'web'}
    >
      <Icon of={ICONS[reach.kind]} />
      {reach.kind === 'page' ? words.text(reach.text).children : reach.text}
    </ButtonLink>
  ) : (
    <span className={styles.words}>
      <Written {...words.text(reach.text)} />
    </span>
  )

import { Phone } from 'lucide'
import { ButtonLink } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import type { Language } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'
import type { SiteSetting } from '@/payload-types'
import styles from './Interview.module.css'

type Props = { facts: SiteSetting; language: Language }

/** Calls the office, if its number is known. */
export const CallOffice = ({ facts: { phone }, language }: Props) =>
  phone ? (
    <p className={`${styles.call} no-print`}>
      <ButtonLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
        <Icon of={Phone} />
        {wordsIn(language, 'interview')('call')}
        <span className="num">{phone}</span>
      </ButtonLink>
    </p>
  ) : null

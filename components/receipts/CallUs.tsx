import { Phone } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import type { Language } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'
import type { SiteSetting } from '@/payload-types'
import styles from './Receipt.module.css'

type Props = { facts: SiteSetting; language: Language }

/** The office's number, to tap. */
export const CallUs = ({ facts: { phone }, language }: Props) =>
  phone ? (
    <a className={`${styles.call} no-print`} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
      <Icon of={Phone} />
      {wordsIn(language, 'receipts')('callUs')} <b className="num">{phone}</b>
    </a>
  ) : null

import { ArrowUpToLine, Building2, CircleSlash, Wallet } from 'lucide'
import type { ReactNode } from 'react'
import { PAYERS, type Payer } from '@/collections/Tools/shared/payers'
import { Icon, type IconShape } from '@/components/ui/Icon'
import { CircleQuestionMark } from '@/components/ui/iconShapes'
import type { Language } from '@/lib/shared/languages'
import { translated } from '@/messages/wordsIn'
import styles from './PayerMark.module.css'

const ICONS: Record<Payer, IconShape> = {
  employer: Building2,
  you: Wallet,
  'in the limit': ArrowUpToLine,
  free: CircleSlash,
  ask: CircleQuestionMark,
}

/** Who pays, in a language. */
export const payerIn = (language: Language, who: Payer): string =>
  translated(language, 'homeSteps', PAYERS[who])

type Props = {
  who: Payer
  language: Language
  /** The numbers of the sources, after the words. */
  marks?: ReactNode
  children?: ReactNode
}

/** Who pays: a mark, always with its words. */
export const PayerMark = ({ who, language, marks, children }: Props) => (
  <span className={styles.payer} data-who={who}>
    <PayerIcon who={who} />
    <span>
      <b>{payerIn(language, who)}</b>
      {marks}
    </span>
    {children && <small>{children}</small>}
  </span>
)

/** The mark alone, for a key that explains it. */
export const PayerIcon = ({ who }: { who: Payer }) => <Icon of={ICONS[who]} />

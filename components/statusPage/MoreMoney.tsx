import { linkIn } from '@/lib/shared/alternates'
import type { Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import styles from './MoreMoney.module.css'

type Props = { title: string; text: string; language: Language }

/** Leads to the report that only admins read: who works on the papers is not in between. */
export const MoreMoney = ({ title, text, language }: Props) => (
  <p className={`${styles.alarm} no-print`}>
    <a href={`${linkIn(paths.beAware, language)}#form`} rel="nofollow">
      {title}
    </a>
    <span>{text}</span>
  </p>
)

import { linkIn } from '@/lib/shared/alternates'
import type { Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import styles from './MoreMoney.module.css'

type Props = {
  title: string
  text: string
  /** Of the status page: the report then names the application. */
  token?: string
  language: Language
}

/** Leads to the report that only admins read: who works on the papers is not in between. */
export const MoreMoney = ({ title, text, token, language }: Props) => (
  <p className={`${styles.alarm} no-print`}>
    <a href={hrefOf(token, language)} rel="nofollow">
      {title}
    </a>
    <span>{text}</span>
  </p>
)

const hrefOf = (token: string | undefined, language: Language): string =>
  token === undefined
    ? `${linkIn(paths.beAware, language)}#form`
    : `${paths.php('my_application')}?${new URLSearchParams({ report: '', token, language })}`

import { ChevronRight, LifeBuoy } from 'lucide'
import { Fragment, type ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'
import { linkIn } from '@/lib/shared/alternates'
import { ENGLISH, type Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { wordsIn } from '@/messages/wordsIn'
import styles from './Breadcrumb.module.css'

/** The language of a label, where it is not the page's. */
type Written = { lang?: 'en'; dir?: 'ltr' }

export type Crumb = { label: string; href: string; written?: Written }

type Props = {
  trail: Crumb[]
  here: string
  /** Of `here`. */
  written?: Written
  language?: Language
  /** Between the path and the way to help. */
  children?: ReactNode
}

/** The path from Home to this page, and the way to help, which every page has. */
export const Breadcrumb = ({ trail, here, written, language = ENGLISH, children }: Props) => (
  <div className={`${styles.bar} no-print`}>
    <nav className={styles.crumbs} aria-label={wordsIn(language, 'jobList')('here')}>
      {trail.map(({ label, href, written }) => (
        <Fragment key={href}>
          <a href={href} {...written}>
            {label}
          </a>
          <Icon of={ChevronRight} />
        </Fragment>
      ))}
      <span aria-current="page" {...written}>
        {here}
      </span>
    </nav>
    {children}
    <HelpNow language={language} />
  </div>
)

/** A discreet link for people in need. */
export const HelpNow = ({ language = ENGLISH }: { language?: Language }) => (
  <a className={styles.help} href={linkIn(paths.getHelp, language)}>
    <Icon of={LifeBuoy} />
    {wordsIn(language, 'jobList')('help')}
  </a>
)

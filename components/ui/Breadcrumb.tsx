import { ChevronRight, LifeBuoy } from 'lucide'
import { Fragment } from 'react'
import { Icon } from '@/components/ui/Icon'
import { paths } from '@/lib/shared/paths'
import styles from './Breadcrumb.module.css'

/** The language of a label, where it is not the page's. */
type Written = { lang?: 'en'; dir?: 'ltr' }

export type Crumb = { label: string; href: string; written?: Written }

type Props = {
  trail: Crumb[]
  here: string
  /** Of `here`. */
  written?: Written
  /** In another language: its name for screen readers, and the way to help. */
  words?: { label: string; help: string; helpHref: string }
}

/** The path from Home to this page, and the way to help, which every page has. */
export const Breadcrumb = ({ trail, here, written, words }: Props) => (
  <div className={`${styles.bar} no-print`}>
    <nav className={styles.crumbs} aria-label={words?.label ?? 'You are here'}>
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
    <HelpNow label={words?.help} href={words?.helpHref} />
  </div>
)

type HelpProps = { label?: string; href?: string }

/** A discreet link for people in need. */
export const HelpNow = ({ label = 'Help now', href = paths.getHelp }: HelpProps) => (
  <a className={styles.help} href={href}>
    <Icon of={LifeBuoy} />
    {label}
  </a>
)

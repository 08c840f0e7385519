import { ChevronRight, LifeBuoy } from 'lucide'
import { Fragment } from 'react'
import { Icon } from '@/components/ui/Icon'
import { paths } from '@/lib/shared/paths'
import styles from './Breadcrumb.module.css'

export type Crumb = { label: string; href: string }

type Props = { trail: Crumb[]; here: string }

/** The path from Home to this page, and the way to help, which every page has. */
export const Breadcrumb = ({ trail, here }: Props) => (
  <div className={`${styles.bar} no-print`}>
    <nav className={styles.crumbs} aria-label="You are here">
      {trail.map(({ label, href }) => (
        <Fragment key={href}>
          <a href={href}>{label}</a>
          <Icon of={ChevronRight} />
        </Fragment>
      ))}
      <span aria-current="page">{here}</span>
    </nav>
    <HelpNow />
  </div>
)

/** A discreet link for people in need. */
export const HelpNow = () => (
  <a className={styles.help} href={paths.getHelp}>
    <Icon of={LifeBuoy} />
    Help now
  </a>
)

import { ChevronRight } from 'lucide'
import { Fragment } from 'react'
import { Icon } from '@/components/ui/Icon'
import styles from './Breadcrumb.module.css'

export type Crumb = { label: string; href: string }

type Props = { trail: Crumb[]; here: string }

/** The path from Home to this page. */
export const Breadcrumb = ({ trail, here }: Props) => (
  <nav className={`${styles.crumbs} no-print`} aria-label="You are here">
    {trail.map(({ label, href }) => (
      <Fragment key={href}>
        <a href={href}>{label}</a>
        <Icon of={ChevronRight} />
      </Fragment>
    ))}
    <span aria-current="page">{here}</span>
  </nav>
)

import { ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { Fragment } from 'react'
import styles from './Breadcrumb.module.css'

export type Crumb = { label: string; href: string }

type Props = { trail: Crumb[]; here: string }

/** The path from Home to this page. */
export const Breadcrumb = ({ trail, here }: Props) => (
  <nav className={`${styles.crumbs} no-print`} aria-label="You are here">
    {trail.map(({ label, href }) => (
      <Fragment key={href}>
        <Link href={href} prefetch={false}>
          {label}
        </Link>
        <ChevronRight aria-hidden />
      </Fragment>
    ))}
    <span aria-current="page">{here}</span>
  </nav>
)

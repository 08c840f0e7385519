import { ArrowLeft } from 'lucide'
import type { ReactNode } from 'react'
import { LicenceMark } from '@/components/agency/LicenceMark'
import { Mark } from '@/components/agency/Mark'
import { Icon } from '@/components/ui/Icon'
import { paths } from '@/lib/shared/paths'
import styles from './LoginScreen.module.css'
import { Rosette } from './Rosette'

type Props = {
  name: string
  licence_number: string
  validity: string | null
  title: string
  intro: string
  /** The form. */
  children: ReactNode
}

/**
 * The frame of the login screen (docs/product.md §2.14) and of an invitation: the agency on one side,
 * the form on the other.
 */
export const LoginScreen = ({ name, licence_number, validity, title, intro, children }: Props) => (
  <div className={styles.screen}>
    <header className={styles.house}>
      <Rosette className={styles.rosette} />
      <p className={styles.brand}>
        <span className={styles.mark}>
          <Mark />
        </span>
        <span>
          <b>{name}</b>
          <span>Office</span>
        </span>
      </p>
      <p className={styles.word}>
        Every opening has a date, a salary and a name that answers for it.
      </p>
      <div className={styles.licence}>
        <LicenceMark number={licence_number} validity={validity} onBar />
      </div>
    </header>
    <main id="main" className={styles.side}>
      <div className={styles.column}>
        <h1>{title}</h1>
        <p className={styles.intro}>{intro}</p>
        {children}
        <a className={styles.back} href={paths.home}>
          <Icon of={ArrowLeft} />
          Back to the site
        </a>
      </div>
    </main>
  </div>
)

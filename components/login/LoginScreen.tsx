import { ArrowLeft } from 'lucide'
import { LicenceMark } from '@/components/agency/LicenceMark'
import { Mark } from '@/components/agency/Mark'
import { Icon } from '@/components/ui/Icon'
import { paths } from '@/lib/shared/paths'
import { LoginForm } from './LoginForm'
import styles from './LoginScreen.module.css'
import { Rosette } from './Rosette'

type Props = { name: string; licence_number: string; validity: string | null }

/** The login screen (docs/product.md §2.14): the agency on one side, the form on the other. */
export const LoginScreen = ({ name, licence_number, validity }: Props) => (
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
        <h1>Log in</h1>
        <p className={styles.intro}>Login and get access to all the features of Post Job</p>
        <LoginForm />
        <a className={styles.back} href={paths.home}>
          <Icon of={ArrowLeft} />
          Back to the site
        </a>
      </div>
    </main>
  </div>
)

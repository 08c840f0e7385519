import { BadgeCheck, Ban, Mail } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import { paths } from '@/lib/shared/paths'
import type { SiteSetting } from '@/payload-types'
import styles from './JobTrust.module.css'

/** How candidates can check that an advertisement is genuine. */
export const JobTrust = ({ facts }: { facts: SiteSetting }) => (
  <section className={`${styles.trust} no-print`}>
    <h2>How to be sure that this ad is ours</h2>
    <ul>
      <li>
        <Icon of={BadgeCheck} />
        <span>
          It carries our registration number <b className="num">{facts.licence_number}</b>. Compare
          it with the list on emigrate.gov.in.
        </span>
      </li>
      <li>
        <Icon of={Mail} />
        <span>
          We write only from <b>@{facts.official_domain}</b>, never from a free mail address.
        </span>
      </li>
      <li>
        <Icon of={Ban} />
        <span>
          Nobody may ask you to pay to apply. If someone does,{' '}
          <a className="link" href={paths.beAware}>
            report it
          </a>
          .
        </span>
      </li>
    </ul>
  </section>
)

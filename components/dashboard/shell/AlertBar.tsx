'use client'
import { TriangleAlert } from 'lucide'
import type { Alert } from '@/collections/Monitoring/shared/alert'
import { Icon } from '@/components/ui/Icon'
import styles from './AlertBar.module.css'

/** What an admin has to act on now, above each screen of the dashboard; nothing without alerts. */
export const AlertBar = ({ alerts }: { alerts: Alert[] }) =>
  alerts.length > 0 && (
    <section className={`${styles.bar} no-print`} aria-label="Alerts">
      <ul>
        {alerts.map(({ key, title, todo, link }) => (
          <li key={key}>
            <Icon of={TriangleAlert} />
            <div>
              <p className={styles.title}>{title}</p>
              <p>
                {todo}{' '}
                <a className="link" href={link.href}>
                  {link.label}
                </a>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )

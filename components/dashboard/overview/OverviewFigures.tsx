'use client'
import type { ReactNode } from 'react'
import type { OverviewJson, OwnOverviewJson } from '@/collections/Overview/shared/json'
import { manageHref } from '@/components/dashboard/shell/address'
import styles from '@/components/dashboard/shell/Figures.module.css'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'
import { useRole } from '@/components/dashboard/shell/useRole'
import { longDate, wholeNumber } from '@/lib/shared/format'
import { LICENCE_WARNING_DAYS } from '@/lib/shared/limits'

/** The figures above the charts. */
export const OverviewFigures = ({ overview }: { overview: OwnOverviewJson }) => {
  const { days, applications, registrations, open_jobs, enquiries_open, licence } = overview
  const { answers, refunds } = overview
  // The others may open neither (components/dashboard/panels.ts).
  const isAdmin = useRole() === 'admin'
  return (
    <dl className={styles.figures}>
      <Figure name={`Applications, ${days} days`} value={wholeNumber(applications.total)}>
        {wholeNumber(applications.before)} in the {days} days before
      </Figure>
      <Figure name={`Registrations, ${days} days`} value={wholeNumber(registrations.total)}>
        {wholeNumber(registrations.before)} in the {days} days before
      </Figure>
      <Figure name="Open jobs" value={wholeNumber(open_jobs)}>
        <PanelLink className="link" href={manageHref({ filters: { status: 'Active' } })}>
          See them
        </PanelLink>
      </Figure>
      {isAdmin && (
        <Figure name="Messages not handled" value={wholeNumber(enquiries_open)}>
          <PanelLink className="link" href={manageHref({ panel: 'enquiries' })}>
            Read them
          </PanelLink>
        </Figure>
      )}
      {answers.to_deal_with > 0 && (
        <Figure
          name="Bad answers after a departure"
          value={wholeNumber(answers.to_deal_with)}
          look={styles.late}
        >
          <PanelLink
            className="link"
            href={manageHref({ panel: 'departures', filters: { group: 'answers' } })}
          >
            Deal with them
          </PanelLink>
        </Figure>
      )}
      {refunds && <Refunds {...refunds} />}
      {isAdmin && <Licence licence={licence} />}
    </dl>
  )
}

type FigureProps = { name: string; value: string; look?: string; children: ReactNode }

const Figure = ({ name, value, look = '', children }: FigureProps) => (
  <div>
    <dt>{name}</dt>
    <dd className={`${styles.value} ${look} num`}>{value}</dd>
    <dd className={`${styles.beside} num`}>{children}</dd>
  </div>
)

/** Only for accounts that may see money. */
const Refunds = ({ open, late }: NonNullable<OwnOverviewJson['refunds']>) => {
  const link = (
    <PanelLink
      className="link"
      href={manageHref({ panel: 'departures', filters: { group: 'refunds' } })}
    >
      See them
    </PanelLink>
  )
  return (
    <>
      {late > 0 && (
        <Figure name="Refunds that are late" value={wholeNumber(late)} look={styles.late}>
          {link}
        </Figure>
      )}
      <Figure name="Refunds to pay" value={wholeNumber(open)}>
        {late > 0 ? 'With those that are late' : link}
      </Figure>
    </>
  )
}

const Licence = ({ licence }: Pick<OverviewJson, 'licence'>) => {
  if (!licence) {
    return (
      <Figure name="Licence" value="–">
        No validity is entered. <a href="/admin/globals/site-settings">Enter it</a>
      </Figure>
    )
  }
  const { days_left, valid_until } = licence
  if (days_left < 0) {
    return (
      <Figure name="Licence" value="Expired" look={styles.late}>
        Since {longDate(valid_until)}. The site no longer says “valid”.
      </Figure>
    )
  }
  const [early, late] = LICENCE_WARNING_DAYS
  const look = days_left <= late ? styles.late : days_left <= early ? styles.soon : ''
  return (
    <Figure name="Licence: days left" value={wholeNumber(days_left)} look={look}>
      Valid until {longDate(valid_until)}
    </Figure>
  )
}

'use client'
import { useSyncExternalStore } from 'react'
import type { InterviewDetailsJson } from '@/collections/Interviews/shared/json'
import { Mark } from '@/components/agency/Mark'
import { useDashboard } from '@/components/dashboard/shell/DashboardContext'
import { longDate, officeTime } from '@/lib/shared/format'
import { dayInFull } from '@/lib/shared/weekday'
import styles from './DaySheet.module.css'
import { ANSWER_WORDS, type Hour, placesLine } from './words'

type Props = { interview: InterviewDetailsJson; hours: Hour[] }

/** Printed only: the day's list for the hall, with boxes to tick and room for signatures. */
export const DaySheet = ({ interview, hours }: Props) => {
  const { name, phone, licence } = useDashboard()
  const printedAt = useSyncExternalStore(onPrint, nowInMinutes, nowInMinutes)
  const { day, job_title, company, place, address } = interview
  return (
    <section className={`${styles.sheet} print-only`} data-sheet>
      <header className={styles.head}>
        <span className={styles.mark}>
          <Mark />
        </span>
        <p className="num">
          <b>{name}</b>
          <br />
          {phone}
        </p>
        <p className="num">
          {licence && `Reg. No. ${licence}`}
          <br />
          Printed {longDate(printedAt)}, {officeTime(printedAt)}. Shred after use.
        </p>
      </header>
      <h1>
        {dayInFull(day)}: <span dir="auto">{job_title}</span>
      </h1>
      <p className={`${styles.sub} num`}>
        {[company, place, address].filter(Boolean).join(' · ')}
        <br />
        <b>{placesLine(interview)}</b> · The candidate pays nothing at the hall.
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            {['No', 'Name', 'Reference', 'Answer', 'Door', 'Result', 'Signature'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {hours.map(({ time, places, taken, people }) => (
          <tbody key={time}>
            <tr className={styles.hour}>
              <th scope="rowgroup" colSpan={7}>
                <b className="num">{time}</b>
                <span className="num">
                  {places} places, {taken} taken
                </span>
              </th>
            </tr>
            {people.map(({ id, number, name, reference, walk_in, answer, door, result }) => (
              <tr key={id}>
                <td className={`${styles.number} num`}>{number}</td>
                <td className={styles.name} dir="auto">
                  {name}
                </td>
                <td className="num">{reference}</td>
                <td>{walk_in ? 'walk-in' : ANSWER_WORDS[answer]}</td>
                <td>
                  <Box isTicked={door === 'here'}>here</Box>
                </td>
                <td>
                  <Box isTicked={result === 'yes'}>yes</Box>
                  <Box isTicked={result === 'hold'}>hold</Box>
                  <Box isTicked={result === 'no'}>no</Box>
                </td>
                <td className={styles.signature} />
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

const Box = ({ isTicked, children }: { isTicked: boolean; children: string }) => (
  <span className={styles.box}>
    <i>{isTicked && '✓'}</i>
    {children}
  </span>
)

const onPrint = (changed: () => void) => {
  window.addEventListener('beforeprint', changed)
  return () => window.removeEventListener('beforeprint', changed)
}

/** In whole minutes: the same value until the next one. */
const nowInMinutes = (): string => new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString()

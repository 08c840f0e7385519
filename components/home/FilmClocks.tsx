'use client'
import { useSyncExternalStore } from 'react'
import styles from './Film.module.css'

const MINUTE_MS = 60_000

const CLOCKS = [
  { city: 'Mumbai', timeZone: 'Asia/Kolkata' },
  { city: 'Dubai', timeZone: 'Asia/Dubai' },
  { city: 'Singapore', timeZone: 'Asia/Singapore' },
].map(({ city, timeZone }) => ({
  city,
  format: new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }),
}))

/** The time in three cities; only in the browser, since the page's HTML is kept for longer than a minute. */
export const FilmClocks = () => {
  const minute = useSyncExternalStore(everySecond, thisMinute, () => undefined)
  return (
    <p className={`${styles.clocks} num`} data-ready={minute !== undefined || undefined}>
      {CLOCKS.map(({ city, format }) => (
        <span key={city}>
          {city} <b>{minute === undefined ? '00:00' : format.format(minute * MINUTE_MS)}</b>
        </span>
      ))}
    </p>
  )
}

// Asked every second, so that a device that slept is right at once; drawn anew every minute.
const everySecond = (onChange: () => void) => {
  const timer = setInterval(onChange, 1000)
  return () => clearInterval(timer)
}

const thisMinute = () => Math.floor(Date.now() / MINUTE_MS)

'use client'
import { useSyncExternalStore } from 'react'
import styles from './Film.module.css'

const MINUTE_MS = 60_000

// Minutes ahead of UTC; none of the three has summer time. Loading Intl would cost a phone 20 ms.
const CLOCKS = [
  { city: 'Mumbai', ahead: 330 },
  { city: 'Dubai', ahead: 240 },
  { city: 'Singapore', ahead: 480 },
]

const clock = (minute: number): string => new Date(minute * MINUTE_MS).toISOString().slice(11, 16)

/** The time in three cities; only in the browser, as the HTML is cached for longer than a minute. */
export const FilmClocks = () => {
  const minute = useSyncExternalStore(everySecond, thisMinute, () => undefined)
  return (
    <p className={`${styles.clocks} num`} data-ready={minute !== undefined || undefined}>
      {CLOCKS.map(({ city, ahead }) => (
        <span key={city}>
          {city} <b>{minute === undefined ? '00:00' : clock(minute + ahead)}</b>
        </span>
      ))}
    </p>
  )
}

// Checked every second, so that a device that slept is right at once; rerendered every minute.
const everySecond = (onChange: () => void) => {
  const timer = setInterval(onChange, 1000)
  return () => clearInterval(timer)
}

const thisMinute = () => Math.floor(Date.now() / MINUTE_MS)

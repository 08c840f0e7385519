'use client'
import { useSyncExternalStore } from 'react'
import styles from './Film.module.css'

const MINUTE_MS = 60_000

// Minutes ahead of UTC; none of the three has summer time. Intl would take 20 ms to load on a phone.
const CLOCKS = [
  { city: 'Mumbai', ahead: 330 },
  { city: 'Dubai', ahead: 240 },
  { city: 'Singapore', ahead: 480 },
]

const clock = (minute: number): string => new Date(minute * MINUTE_MS).toISOString().slice(11, 16)

/** The time in three cities; rendered in the browser only, because the HTML is cached. */
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

// Checked every second, so that the time is right after sleep; rendered again every minute.
const everySecond = (onChange: () => void) => {
  const timer = setInterval(onChange, 1000)
  return () => clearInterval(timer)
}

const thisMinute = () => Math.floor(Date.now() / MINUTE_MS)

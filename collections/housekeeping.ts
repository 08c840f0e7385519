import type { Payload } from 'payload'
import { logError, say } from '@/lib/server/log'
import { hasMailServer } from '@/lib/server/smtp'
import { freeStuckWork } from '@/lib/server/stuckWork'
import { officeDay } from '@/lib/shared/format'
import { NO_MAIL_SERVER } from './Mails/outbox'
import { remindOffice } from './Mails/reminders'
import { sweepOutbox } from './Mails/sweep'

const MINUTE_MS = 60_000

/** What the office's day asks for; each runs as often as it likes and does its work once. */
const DAILY: ((payload: Payload) => Promise<void>)[] = [remindOffice]

/** Starts what runs by itself: the outbox's sweep now and each minute, the daily work on each new day. */
export const startHousekeeping = (payload: Payload): void => {
  if (!hasMailServer) say(`${NO_MAIL_SERVER} Mails are kept in the outbox.`)
  let lastDay = ''
  let isBusy = false
  const round = async (isStart: boolean): Promise<void> => {
    if (isBusy) return
    isBusy = true
    const day = officeDay(new Date())
    const daily = day === lastDay ? [] : DAILY
    lastDay = day
    await trying('sweepOutbox', () => sweepOutbox(payload, isStart))
    for (const work of daily) await trying('daily work', () => work(payload))
    if (!isStart) await trying('freeStuckWork', () => freeStuckWork(payload))
    isBusy = false
  }
  void round(true)
  setInterval(() => void round(false), MINUTE_MS).unref()
}

const trying = async (name: string, work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    logError(name, error)
  }
}

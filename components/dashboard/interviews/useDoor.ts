'use client'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SeatJson } from '@/collections/Interviews/shared/json'
import type { Press } from '@/collections/Interviews/shared/schema'
import { useSessionLost } from '@/components/dashboard/shell/useSessionLost'
import { phpPost } from '@/lib/client/phpClient'
import { counted } from '@/lib/shared/format'
import { addPress, type PressSet, timeOfPress, withoutSent, withPresses } from './presses'
import { newKey, storedPresses, storePresses } from './pressStore'

/** How many presses are sent at once. */
const AT_ONCE = 50
const AGAIN_MS = 15_000

export type Door = ReturnType<typeof useDoor>

/**
 * What is pressed at the door of an interview: shown at once, kept on this phone, and sent as soon as
 * there is a network. Presses that the server refuses are dropped, and the reason is shown.
 */
export const useDoor = (
  interview: number,
  loaded: readonly SeatJson[],
  onAnswer: (seats: SeatJson[]) => void,
) => {
  const [pending, setPending] = useState(() => storedPresses(interview))
  const [refused, setRefused] = useState('')
  const [isCutOff, setIsCutOff] = useState(false)
  const isSending = useRef(false)
  /** How many are sent next: one after a refusal, to find the press that is refused. */
  const atOnce = useRef(AT_ONCE)
  const sessionLost = useSessionLost()

  const change = useCallback(
    (next: (presses: Press[]) => Press[]) => {
      // Read again: another tab may have added some.
      const presses = next(storedPresses(interview))
      storePresses(interview, presses)
      setPending(presses)
    },
    [interview],
  )

  /** '7 Ravi Kumar was', '2 people were'. */
  const whoIs = (presses: readonly Press[]): string => {
    const ids = new Set(presses.map(({ seat }) => seat))
    const [known] = loaded.filter(({ id }) => ids.has(id))
    return ids.size === 1 && known
      ? `${known.number} ${known.name} was`
      : `${counted(ids.size, 'person was', 'people were')}`
  }

  const post = async (presses: Press[]) => {
    const { success, message, seats } = await phpPost<{ seats?: SeatJson[] }>('interview_update', {
      id: interview,
      action: 'door',
      clock: new Date().toISOString(),
      presses,
    })
    setIsCutOff(false)
    if (!success && presses.length > 1) {
      atOnce.current = 1
      return
    }
    if (success && seats) onAnswer(seats)
    const gone = presses.filter(({ seat }) => success && !seats?.some(({ id }) => id === seat))
    if (gone.length > 0) setRefused(`${whoIs(gone)} not on the list of this day.`)
    if (!success) setRefused(`${whoIs(presses)} not changed: ${message}`)
    change((before) => withoutSent(before, presses))
  }

  const send = useEffectEvent(async () => {
    if (isSending.current) return
    isSending.current = true
    try {
      for (;;) {
        const presses = storedPresses(interview).slice(0, atOnce.current)
        if (presses.length === 0) {
          // Another tab may have sent them.
          change((none) => none)
          break
        }
        await post(presses)
      }
      atOnce.current = AT_ONCE
    } catch (error) {
      if (!sessionLost(error)) setIsCutOff(true)
    } finally {
      isSending.current = false
    }
  })

  const isWaiting = pending.length > 0
  useEffect(() => {
    if (!isWaiting) return
    const again = () => void send()
    again()
    const timer = setInterval(again, AGAIN_MS)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [isWaiting])
  // Each press is sent at once; what was pressed while another one was sent goes with the next.
  useEffect(() => {
    if (pending.length > 0) void send()
  }, [pending])

  return {
    seats: withPresses(loaded, pending),
    /** How many presses the server does not have yet. */
    unsent: pending.length,
    /** The last try found no network. */
    isCutOff,
    /** Why the server did not take a press. */
    refused,
    forgetRefusal: () => setRefused(''),
    press: (seat: number, set: PressSet) =>
      change((before) =>
        addPress(before, { key: newKey(), seat, set, at: timeOfPress(before, new Date()) }),
      ),
  }
}

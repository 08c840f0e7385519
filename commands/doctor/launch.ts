import type { Payload } from 'payload'
import { checklist, isOpen } from '@/collections/Launch/checklist'
import { LAUNCH_GROUPS, type PointState, pointDefinition } from '@/collections/Launch/shared/points'
import { counted, type Found, notice, ok, warning } from './check'

/** A point as it is printed; done ones without a text, which may name people. */
export type PrintedPoint = {
  key: string
  group: string
  title: string
  state: PointState
  text: string
}

/** "Before you launch" (docs/product.md §14). */
export const launch = async (payload: Payload): Promise<Found> => {
  const { mode, points } = await checklist(payload)
  const open = points.filter(isOpen).length
  const site = `The site is ${mode === 'launched' ? 'launched' : `a ${mode}`}`
  if (open === 0) return ok(`${site}, and all ${points.length} points are done.`)
  const text = `${site}, and ${counted(open, 'point is', 'points are')} open.`
  const todo = 'See the list below.'
  return mode === 'launched' ? warning(text, todo) : notice(text, todo)
}

/** All points, for the list below the checks. */
export const launchPoints = async (payload: Payload): Promise<PrintedPoint[]> =>
  (await checklist(payload)).points.map(({ key, state, text, shown }) => {
    const { group, title } = pointDefinition(key)
    const said = state === 'done' ? '' : [shown, text].filter(Boolean).join(' ')
    return { key, group: LAUNCH_GROUPS[group], title, state, text: said }
  })

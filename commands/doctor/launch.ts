import type { Payload } from 'payload'
import { missing, ok } from '@/collections/Health/finding'
import type { Subject } from '@/collections/Health/subjects'
import { checklist, isOpen } from '@/collections/Launch/checklist'
import { LAUNCH_GROUPS, type PointState, pointDefinition } from '@/collections/Launch/shared/points'
import { counted } from '@/lib/shared/format'

/** A point as it is printed; done ones without a text, which may name people. */
export type PrintedPoint = {
  key: string
  group: string
  title: string
  state: PointState
  text: string
}

/** "Before you launch" (docs/product.md §14). */
export const beforeLaunch: Subject = {
  key: 'launch',
  title: 'Before you launch',
  judge: async ({ payload }) => {
    const { mode, points } = await checklist(payload)
    const open = points.filter(isOpen).length
    const site = `The site is ${mode === 'launched' ? 'launched' : `a ${mode}`}, and`
    return open === 0
      ? ok(`${site} all ${points.length} points are done`)
      : missing(`${site} ${counted(open, 'point is', 'points are')} open`, 'See the list below.')
  },
}

/** All points, for the list below the checks. */
export const launchPoints = async (payload: Payload): Promise<PrintedPoint[]> =>
  (await checklist(payload)).points.map(({ key, state, text, shown }) => {
    const { group, title } = pointDefinition(key)
    const said = state === 'done' ? '' : [shown, text].filter(Boolean).join(' ')
    return { key, group: LAUNCH_GROUPS[group], title, state, text: said }
  })

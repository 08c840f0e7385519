import type { NamedCount } from '@/collections/Overview/shared/json'

/** A step of the funnel: `count` are at this stage now, `reached` came at least this far. */
export type FunnelStep = NamedCount & { reached: number | null }

const OUT = ['rejected', 'withdrawn']

/**
 * The stages as a funnel. Rejected and withdrawn applications count only as received, since the
 * counts do not say how far they came; these two stages have no `reached` (null).
 */
export const funnelSteps = (stages: NamedCount[]): FunnelStep[] => {
  const inWork = stages.filter(({ key }) => !OUT.includes(key))
  return stages.map((stage) => {
    const at = inWork.indexOf(stage)
    const from = at === 0 ? stages : inWork.slice(at)
    return { ...stage, reached: at < 0 ? null : from.reduce((sum, { count }) => sum + count, 0) }
  })
}

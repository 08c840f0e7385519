import type { NamedCount } from '@/collections/Overview/shared/json'

/** A step of the funnel: how many stand there now, and how many came at least so far. */
export type FunnelStep = NamedCount & { reached: number | null }

const OUT = ['rejected', 'withdrawn']

/**
 * The stages as a funnel. Who was rejected or withdrew counts as received alone: at which stage that
 * was is not in the counts; these two have no `reached`.
 */
export const funnelSteps = (stages: NamedCount[]): FunnelStep[] => {
  const inWork = stages.filter(({ key }) => !OUT.includes(key))
  return stages.map((stage) => {
    const at = inWork.indexOf(stage)
    const from = at === 0 ? stages : inWork.slice(at)
    return { ...stage, reached: at < 0 ? null : from.reduce((sum, { count }) => sum + count, 0) }
  })
}

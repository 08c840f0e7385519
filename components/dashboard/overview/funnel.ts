import { isStage, STAGES } from '@/collections/Applications/shared/stages'
import type { NamedCount } from '@/collections/Overview/shared/json'

/** A step of the funnel: `count` are at this stage now, `reached` came at least this far. */
export type FunnelStep = NamedCount & { reached: number | null }

/**
 * The stages as a funnel. Closed applications count only as received, since the counts do not say how
 * far they came; their stages have no `reached` (null).
 */
export const funnelSteps = (stages: NamedCount[]): FunnelStep[] => {
  const inWork = stages.filter(({ key }) => !isStage(key) || !STAGES[key].isClosed)
  return stages.map((stage) => {
    const at = inWork.indexOf(stage)
    const from = at === 0 ? stages : inWork.slice(at)
    return { ...stage, reached: at < 0 ? null : from.reduce((sum, { count }) => sum + count, 0) }
  })
}

import './settings'
import { getPayload } from 'payload'
import { checklist } from '../collections/Launch/checklist'
import {
  LAUNCH_GROUPS,
  type LaunchGroup,
  type PointState,
  pointDefinition,
} from '../collections/Launch/shared/points'
import config from '../payload.config'

const WORDS: Record<PointState, string> = { done: 'Done', confirm: 'To confirm', todo: 'To do' }

/**
 * `npm run doctor`: "Before you launch" in the terminal (docs/product.md §14). Ends with 1 while a
 * point is open.
 */
const payload = await getPayload({ config })
const { mode, points } = await checklist(payload)
say(`The site is ${mode === 'launched' ? 'launched' : `a ${mode}`}.`)
for (const group of Object.keys(LAUNCH_GROUPS) as LaunchGroup[]) {
  say(`\n${LAUNCH_GROUPS[group]}`)
  for (const { key, state, text, shown } of points) {
    const { group: own, title } = pointDefinition(key)
    if (own !== group) continue
    say(`  ${WORDS[state].padEnd(10)}  ${title}`)
    if (state !== 'done') say(`              ${[shown, text].filter(Boolean).join(' ')}`)
  }
}
const open = points.filter(({ state }) => state !== 'done').length
say(`\n${points.length - open} of ${points.length} done.`)
process.exit(open > 0 ? 1 : 0)

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

// Milliseconds of single requests, one at a time.
import { quantile } from './print.mjs'

const RUNS = 5

/** The median of five answers after a first one, and the worst of all. */
export const timeOf = async (url, headers = {}) => {
  const times = []
  for (let run = 0; run <= RUNS; run += 1) {
    const begun = performance.now()
    const answer = await fetch(url, { headers })
    await answer.arrayBuffer()
    times.push(performance.now() - begun)
    if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}.`)
  }
  const [first, ...warm] = times
  return { first, median: quantile(warm), worst: Math.max(...times) }
}

// node probe.mjs URL PAUSE_MS: asks for an address again and again, one request at a time, until it
// is stopped, and then prints the milliseconds of each answer as JSON, in its second line.
import { setTimeout as pause } from 'node:timers/promises'

const [url, pauseMs] = process.argv.slice(2)
const times = []
let isStopped = false
process.on('SIGTERM', () => {
  isStopped = true
})
process.stdout.write('ready\n')
while (!isStopped) {
  const begun = performance.now()
  await (await fetch(url)).arrayBuffer()
  times.push(performance.now() - begun)
  await pause(Number(pauseMs))
}
process.stdout.write(JSON.stringify(times), () => process.exit(0))

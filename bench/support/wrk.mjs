// Requests per second with wrk (https://github.com/wg/wrk), which Debian packages.
import { execFile, spawnSync } from 'node:child_process'
import { request } from 'node:http'
import { promisify } from 'node:util'
import { quantile } from './print.mjs'

const CONNECTIONS = 16
const SECONDS = 3
const RUNS = 3

/** Installs Debian packages whose programs are missing. */
export const requirePrograms = (...names) => {
  const missing = names.filter((name) => spawnSync('which', [name]).status !== 0)
  if (missing.length === 0) return
  spawnSync('apt-get', ['install', '-y', '-qq', ...missing], { stdio: 'ignore' })
  const absent = missing.filter((name) => spawnSync('which', [name]).status !== 0)
  if (absent.length > 0) throw new Error(`apt-get install ${absent.join(' ')} did not succeed.`)
}

/** Answers with status 200 per second, the median of three runs. */
export const perSecond = async (url, headers) => (await load(url, headers)).rate

/**
 * The same, with the number of all requests. wrk itself only tells answers below 400 from others, so
 * the address is asked before and after, and anything but 200 then is an error.
 */
export const load = async (url, headers = {}) => {
  await requireOk(url, headers)
  const runs = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await once(url, headers))
  await requireOk(url, headers)
  return {
    rate: quantile(runs.map(({ rate }) => rate)),
    requests: runs.reduce((sum, { requests }) => sum + requests, 0),
  }
}

const once = async (url, headers) => {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const { stdout } = await promisify(execFile)('wrk', [
    ...['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, ...given, url],
  ])
  const number = (pattern) => Number(pattern.exec(stdout)?.[1] ?? 0)
  const all = number(/(\d+) requests in/)
  const failed = number(/Non-2xx or 3xx responses: (\d+)/)
  return { requests: all, rate: ((all - failed) / all) * number(/Requests\/sec:\s+([\d.]+)/) }
}

const requireOk = async (url, headers) => {
  const { status } = await raw(url, headers)
  if (status !== 200) throw new Error(`${url} answered ${status}.`)
}

/** One answer as it is sent: compressed bytes, headers in their order. */
export const raw = (url, headers = {}) =>
  new Promise((resolve, reject) => {
    const outgoing = request(url, { headers, agent: false }, (answer) => {
      const chunks = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode,
          headers: answer.rawHeaders,
          body: Buffer.concat(chunks),
        }),
      )
    })
    outgoing.on('error', reject)
    outgoing.end()
  })

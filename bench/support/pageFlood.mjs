// node pageFlood.mjs URL KIND: keeps ten connections of one sender busy until it is stopped. Prints
// "enough" when the sender has used up what the site makes for him at first, and at its end how many
// answers each status had, as JSON, in its last line.
import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'

const CONNECTIONS = 10
const ENOUGH = 40
const SENDER = '198.51.100.7'

const word = () => randomBytes(6).toString('hex')

export const FLOODS = {
  'invented addresses': () => ({ path: `/${word()}` }),
  'random searches': () => ({ path: `/job-list?q=${word()}` }),
  'Range: on /': () => ({ path: '/', headers: { range: 'bytes=0-1' } }),
  '/admin': () => ({ path: '/admin' }),
  '/admin/login': () => ({ path: '/admin/login' }),
  'HEAD /': () => ({ path: '/', method: 'HEAD' }),
  'HEAD of random searches': () => ({ path: `/job-list?q=${word()}`, method: 'HEAD' }),
  '/%63ontact-us': () => ({ path: '/%63ontact-us' }),
  '/login, not stored': () => ({ path: '/login' }),
}

if (process.argv[1] === import.meta.filename) {
  const [url, kind] = process.argv.slice(2)
  await run(new URL(url), FLOODS[kind])
}

async function run(url, next) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const statuses = {}
  let isStopped = false
  let answers = 0
  process.on('SIGTERM', () => {
    isStopped = true
  })
  const connection = async () => {
    while (!isStopped) {
      const status = await ask(url, agent, next())
      statuses[status] = (statuses[status] ?? 0) + 1
      answers += 1
      if (answers === ENOUGH) process.stdout.write('enough\n')
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  process.stdout.write(JSON.stringify(statuses), () => process.exit(0))
}

function ask({ hostname, port }, agent, { path, method = 'GET', headers = {} }) {
  return new Promise((resolve) => {
    const sent = { ...headers, 'x-forwarded-for': SENDER }
    // Not by URL, which would change how an address is spelled.
    const call = request({ hostname, port, path, method, agent, headers: sent }, (answer) => {
      answer.resume()
      answer.on('close', () => resolve(answer.statusCode))
    })
    call.on('error', () => resolve('failed'))
    call.end()
  })
}

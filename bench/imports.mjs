// An old list of people is imported and undone: how long it takes, and how long everybody else waits for
// an answer meanwhile. node bench/run.mjs imports [ROWS]
import { setTimeout as pause } from 'node:timers/promises'
import { startSite } from '../scripts/site.mjs'
import { head, ms, quantile, row, whole } from './support/print.mjs'
import { whileProbing } from './support/run.mjs'

const IDLE_MS = 5000
const ASK_MS = 500
const PROBE_MS = 5

const rows = Number(process.argv[2] ?? 20_000)
head('while', 'takes s', 'ms a row', 'p99 ms', 'longest wait of another request, ms', 'target')
await measure('different names', (n) => `${syllables(n * 7)} ${syllables(n * 13 + 5)}`)
await measure('nearly the same name', (n) => `Mohammed Abdul ${n}`)

async function measure(names, nameOf) {
  const site = await startSite()
  try {
    const { post, imports } = callsOf(site)
    await wait(site, `the site is idle (${names})`, () => pause(IDLE_MS))
    const { id } = await post('import_file', formOf(nameOf))
    const settings = {
      id,
      country: 'IN',
      dates: 'auto',
      fields: ['name', 'phone', 'email', 'position'],
    }
    const { check } = await post('registration_import', { action: 'check', ...settings })
    if (check.counts.new !== rows) throw new Error(`${check.counts.new} of ${rows} rows are new.`)
    await wait(site, `${whole(rows)} rows are imported`, async () => {
      await post('registration_import', {
        action: 'start',
        ...settings,
        with_known: false,
        version: check.version,
      })
      await until(imports, id, 'done')
    })
    await wait(site, 'they are undone', async () => {
      await post('registration_import', { action: 'undo', id })
      await until(imports, id, 'undone')
    })
  } finally {
    await site.stop()
  }
}

async function wait({ url }, name, work) {
  const begun = performance.now()
  const { times } = await whileProbing(`${url}/health`, PROBE_MS, work)
  const took = performance.now() - begun
  const cells = [
    ms(took / 1000),
    ms(took / rows),
    ms(quantile(times, 0.99)),
    ms(Math.max(...times)),
  ]
  row(name, ...cells, '≤ 50')
}

async function until(imports, id, state) {
  for (;;) {
    if ((await imports()).find((one) => one.id === id)?.state === state) return
    await pause(ASK_MS)
  }
}

function callsOf({ url, token }) {
  const headers = { authorization: `Bearer ${token}` }
  const read = async (answer) => {
    const body = await answer.json()
    if (!body.success) throw new Error(body.message)
    return body
  }
  return {
    post: async (call, body) =>
      read(
        await fetch(`${url}/php/${call}.php`, {
          method: 'POST',
          ...(body instanceof FormData
            ? { headers, body }
            : {
                headers: { ...headers, 'content-type': 'application/json' },
                body: JSON.stringify(body),
              }),
        }),
      ),
    imports: async () =>
      (await read(await fetch(`${url}/php/registration_import.php`, { headers }))).imports,
  }
}

function formOf(nameOf) {
  const lines = ['Name,Phone,Email,Trade']
  for (let n = 1; n <= rows; n += 1) {
    lines.push(`${nameOf(n)},98${String(20_000_000 + n)},p${n}@candidate.example,Welder`)
  }
  const form = new FormData()
  form.set('list', new Blob([lines.join('\n')]), 'old list.csv')
  return form
}

/** A name that few others have. */
function syllables(n) {
  const PARTS = [
    'ra',
    'mi',
    'su',
    'ka',
    'vi',
    'no',
    'de',
    'la',
    'jo',
    'pa',
    'ti',
    'ma',
    'shu',
    'ne',
  ]
  let name = ''
  for (let rest = n + 200; rest > 0; rest = Math.floor(rest / PARTS.length)) {
    name += PARTS[rest % PARTS.length]
  }
  return name[0].toUpperCase() + name.slice(1)
}

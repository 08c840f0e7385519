// Fills the plain list with BENCH_ROWS rows.
import { getPayload } from 'payload'
import config from './app/list/payload.config.js'

const ROWS_AT_ONCE = 500

const payload = await getPayload({ config })
const total = Number(process.env.BENCH_ROWS)
const table = payload.db.tables.posts
for (let from = 0; from < total; from += ROWS_AT_ONCE) {
  const rows = Array.from({ length: ROWS_AT_ONCE }, (_, index) => ({
    title: `Job ${from + index}`,
    place: ['Doha', 'Dubai', 'Riyadh'][index % 3],
    body: 'A text that is about as long as the description of a job. '.repeat(10),
    createdAt: new Date().toISOString(),
    updatedAt: new Date().toISOString(),
  }))
  await payload.db.drizzle.insert(table).values(rows)
}
process.exit(0)

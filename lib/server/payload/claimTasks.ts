import type { BaseDatabaseAdapter, DatabaseAdapterObj, Job, UpdateJobs } from 'payload'
import { changeRows } from '../database/rows'

const COLLECTION = 'payload-jobs'

/**
 * Queued tasks run once, however many instances look for them. Payload 3.90.1 reads the waiting tasks
 * and marks them as running afterwards, so that two instances that look at the same moment run both.
 * Here a task is marked only if it still waits, and whoever marked it runs it.
 */
export const withAtomicClaims = <T extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<T>,
): DatabaseAdapterObj<T> => ({
  ...adapter,
  init: (args) => {
    const db = adapter.init(args)
    const update = db.updateJobs
    db.updateJobs = function (this: BaseDatabaseAdapter, given) {
      return isClaim(given) ? claim(this, given) : update.call(this, given)
    }
    return db
  },
})

const isClaim = ({ id, data }: UpdateArguments): boolean => !id && data.processing === true

type UpdateArguments = Parameters<UpdateJobs>[0]

const claim = async (db: BaseDatabaseAdapter, given: UpdateArguments): Promise<Job[]> => {
  const { where, sort, limit } = given
  const { docs } = await db.find<Job>({
    collection: COLLECTION,
    where,
    sort,
    limit,
    pagination: false,
  })
  if (docs.length === 0) return []
  const claimed = await changeRows(db.payload, {
    collection: COLLECTION,
    where: { id: docs.map(({ id }) => id), processing: false },
    set: { processing: true },
  })
  return docs
    .filter(({ id }) => claimed.includes(id))
    .map((task) => ({ ...task, processing: true }))
}

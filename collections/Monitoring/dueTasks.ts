import type { Payload } from 'payload'

/** The tasks that could run now and do not, and for how many seconds the first has been due. */
export const dueTasks = async (
  payload: Payload,
  now = new Date(),
): Promise<{ waiting: number; oldestSeconds: number }> => {
  const { docs, totalDocs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      and: [
        { processing: { not_equals: true } },
        { hasError: { not_equals: true } },
        { completedAt: { exists: false } },
        {
          or: [
            { waitUntil: { exists: false } },
            { waitUntil: { less_than_equal: now.toISOString() } },
          ],
        },
      ],
    },
    // The runner takes the oldest first.
    sort: 'createdAt',
    limit: 1,
    select: { createdAt: true, waitUntil: true },
  })
  const [first] = docs
  const dueAt = first ? Date.parse(first.waitUntil ?? first.createdAt) : now.getTime()
  return { waiting: totalDocs, oldestSeconds: Math.max(0, (now.getTime() - dueAt) / 1000) }
}

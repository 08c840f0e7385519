import { getPayload } from 'payload'
import config from './payload.config.js'

export const dynamic = 'force-dynamic'

/** A list as Payload's own template renders it: one page of `find`, nothing cached. */
const Page = async () => {
  const payload = await getPayload({ config })
  const { docs, totalDocs } = await payload.find({
    collection: 'posts',
    limit: 10,
    sort: '-createdAt',
  })
  return (
    <main>
      <h1>{totalDocs} posts</h1>
      {docs.map(({ id, title, place, body }) => (
        <article key={id}>
          <h2>{title}</h2>
          <p>{place}</p>
          <p>{body}</p>
        </article>
      ))}
    </main>
  )
}

export default Page

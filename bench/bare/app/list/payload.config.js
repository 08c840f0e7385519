import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { buildConfig } from 'payload'

/** Payload as it comes: one collection, no hooks. */
export default buildConfig({
  secret: 'a bench has no secrets',
  db: sqliteAdapter({ client: { url: 'file:bench.db' } }),
  collections: [
    {
      slug: 'posts',
      fields: [
        { name: 'title', type: 'text', required: true },
        { name: 'place', type: 'text', index: true },
        { name: 'body', type: 'textarea' },
      ],
    },
  ],
})

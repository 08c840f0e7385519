import type { ServerProps } from 'payload'
import { attention } from '@/collections/Overview/attention'
import { paths } from '@/lib/shared/paths'

/** The top of the CMS panel's first page: what needs attention, and links to dashboard and site. */
export const Attention = async ({ payload, user }: ServerProps) => {
  const items = await attention(payload, user?.role === 'admin')
  return (
    <section style={{ marginBottom: 'calc(var(--base) * 2)' }}>
      <h2>What needs attention</h2>
      {items.length === 0 ? (
        <p>Nothing at this moment.</p>
      ) : (
        <ul>
          {items.map(({ text, href, urgent }) => (
            <li key={text}>
              <a href={href}>{urgent ? <strong>{text}</strong> : text}</a>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href={paths.manageJobs}>Jobs and applicants: the dashboard</a> ·{' '}
        <a href={paths.home}>See the site</a>
      </p>
    </section>
  )
}

import { FilePlus, ImageUp, Plus } from 'lucide'
import type { ServerProps } from 'payload'
import { siteMode } from '@/collections/Agency/siteMode'
import { BACKUPS_PAGE, backupState, lastBackupText } from '@/collections/Backups/backupState'
import { factsToReview, overdueFacts } from '@/collections/Facts/facts'
import { lateFactsHref } from '@/collections/Facts/shared/fact'
import { attention } from '@/collections/Overview/attention'
import { drafts, scheduled } from '@/collections/Overview/cmsStartPage'
import { recentChanges } from '@/collections/Overview/recentChanges'
import { Icon } from '@/components/ui/Icon'
import { longDate } from '@/lib/shared/format'
import { greeting } from './greeting'
import { AttentionList, DraftList, FactList, ScheduledList } from './lists'
import { RecentChanges } from './RecentChanges'
import styles from './StartPage.module.css'

const MODES = {
  preview: 'The site is a preview: search engines do not list it.',
  trial: 'The site runs on trial.',
  launched: 'The site is launched.',
} as const

/** The first screen of the CMS panel: what needs attention, and what colleagues are working on. */
export const StartPage = async ({ payload, permissions, user }: ServerProps) => {
  if (!user) return null
  const now = new Date()
  const isAdmin = user.role === 'admin'
  const [mode, items, backup, facts, overdue, planned, unpublished, changes] = await Promise.all([
    siteMode(),
    attention(payload, isAdmin, now, Number(user.id)),
    isAdmin ? backupState(payload, now) : null,
    factsToReview(payload, now),
    overdueFacts(now),
    scheduled(payload, now),
    drafts(payload, user),
    recentChanges(payload, user, now),
  ])
  const mayCreate = (slug: 'pages' | 'news-articles' | 'media') =>
    permissions?.collections?.[slug]?.create
  return (
    <main className={styles.start}>
      <header className={styles.head}>
        <div>
          <h1>
            {greeting(now)}, {user.name}
          </h1>
          <p>
            {longDate(now.toISOString())}. {MODES[mode]}
          </p>
          {backup && (
            <p>
              {lastBackupText(backup)} <a href={BACKUPS_PAGE}>Backups</a>
            </p>
          )}
        </div>
        <p className={styles.actions}>
          {mayCreate('media') && (
            <a className={styles.button} href="/admin/collections/media/create">
              <Icon of={ImageUp} className="cms-icon" />
              Upload
            </a>
          )}
          {mayCreate('pages') && (
            <a className={styles.button} href="/admin/collections/pages/create">
              <Icon of={FilePlus} className="cms-icon" />
              New page
            </a>
          )}
          {mayCreate('news-articles') && (
            <a className={styles.main} href="/admin/collections/news-articles/create">
              <Icon of={Plus} className="cms-icon" />
              New article
            </a>
          )}
        </p>
      </header>
      <div className={styles.columns}>
        <AttentionList items={items} />
        <ScheduledList changes={planned} now={now} />
        <FactList facts={facts} overdue={overdue} href={lateFactsHref(now)} now={now} />
        <DraftList drafts={unpublished.docs} more={unpublished.more} now={now} />
        <RecentChanges changes={changes} now={now} />
      </div>
    </main>
  )
}

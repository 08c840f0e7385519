import { History } from 'lucide'
import type { Content, ContentEntry } from '@/collections/content/shared/json'
import { Icon } from '@/components/ui/Icon'
import { paths } from '@/lib/shared/paths'
import styles from './ArchiveNote.module.css'
import { ContentLink } from './ContentLink'

/** Says that a page is kept for the record, and links to the page that replaces it. */
export const ArchiveNote = ({ page, entries }: { page: Content; entries: ContentEntry[] }) => {
  const current = entries.find(({ slug }) => slug === page.canonical_slug)
  return (
    <p className={styles.note}>
      <Icon of={History} />
      <span>
        <b>Archive.</b> This page is kept for the record and is not a list of open jobs.
        {current && (
          <>
            {' '}
            Today's page:{' '}
            <ContentLink className="link" href={paths.page(current.slug)}>
              {current.title.split(':')[0]}
            </ContentLink>
          </>
        )}
      </span>
    </p>
  )
}

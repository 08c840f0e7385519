import { FileDown } from 'lucide'
import { documentOf } from '@/collections/Media/shared/media'
import { Icon } from '@/components/ui/Icon'
import type { DocumentsBlock } from '@/payload-types'
import styles from './Documents.module.css'

/** Documents to download, each with its type, pages and size. */
export const Documents = ({ block: { documents } }: { block: DocumentsBlock }) => {
  const shown = (documents ?? []).map(documentOf).filter((found) => found !== null)
  if (shown.length === 0) return null
  return (
    <div>
      <ul className={styles.list}>
        {shown.map(({ about, href, title }) => (
          <li key={href}>
            <a href={href} download="">
              <Icon of={FileDown} />
              <span className={styles.title}>{title}</span>
              <span className="meta num">{about}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

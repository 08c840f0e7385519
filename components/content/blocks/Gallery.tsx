import { pictureOf } from '@/collections/Media/shared/media'
import { MediaPicture } from '@/components/agency/MediaPicture'
import type { Language } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'
import type { GalleryBlock } from '@/payload-types'
import { Caption } from './Figure'
import styles from './Gallery.module.css'

const FIRST = '(min-width: 900px) 448px, 92vw'
const OTHER = '(min-width: 900px) 224px, 46vw'

type Props = { block: GalleryBlock; language: Language }

/** Several pictures, the first one large; each leads to itself in full. */
export const Gallery = ({ block: { caption, pictures }, language }: Props) => {
  const shown = (pictures ?? []).map(pictureOf).filter((picture) => picture !== null)
  if (shown.length === 0) return null
  const credits = [...new Set(shown.flatMap(({ credit }) => credit ?? []))].join(', ')
  return (
    <figure>
      <ul className={`${styles.grid} ${LAYOUTS[shown.length] ?? styles.many}`}>
        {shown.map((picture, at) => (
          <li key={picture.src}>
            <a href={picture.large}>
              <MediaPicture
                picture={picture}
                sizes={at === 0 ? FIRST : OTHER}
                className={styles.picture}
              />
            </a>
          </li>
        ))}
      </ul>
      <Caption
        text={caption}
        credit={[credits, shown.length > 1 && wordsIn(language, 'content')('largerPicture')]
          .filter(Boolean)
          .join('. ')}
      />
    </figure>
  )
}

const LAYOUTS: Record<number, string | undefined> = {
  1: styles.one,
  2: styles.two,
  3: styles.three,
}

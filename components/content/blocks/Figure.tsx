import type { PictureJson } from '@/collections/Media/shared/media'
import { MediaPicture } from '@/components/agency/MediaPicture'
import styles from './Figure.module.css'

type Props = { picture: PictureJson; caption?: string | null; isHalf?: boolean }

/** The text is widest, 840 px, on a page without a table of contents (ContentArticle.module.css). */
const WIDE = '(min-width: 900px) 840px, 92vw'
const HALF = '(min-width: 900px) 420px, (min-width: 600px) 46vw, 92vw'

/** A picture in a text, with its caption and who made it. */
export const Figure = ({ picture, caption, isHalf = false }: Props) => (
  <figure className={isHalf ? styles.half : undefined}>
    <MediaPicture picture={picture} sizes={isHalf ? HALF : WIDE} className={styles.picture} />
    <Caption text={caption} credit={picture.credit} />
  </figure>
)

/** What stands below a picture; nothing without a text and a credit. */
export const Caption = ({ text, credit }: { text?: string | null; credit?: string | null }) =>
  text || credit ? (
    <figcaption className={styles.caption}>
      {text} {credit && <small>{credit}</small>}
    </figcaption>
  ) : null

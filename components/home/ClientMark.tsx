import type { LogoJson } from '@/collections/Media/shared/media'
import styles from './ClientCarousel.module.css'

/** A client with a logo of the media library, or with a drawn sample of the seed. */
export type Client = { label: string } & (LogoJson | { mark: string })

export const keyOf = (client: Client): string => ('mark' in client ? client.mark : client.src)

/** A logo in its own colours; a drawn sample in the text's colour, its file being the mask. */
export const ClientMark = ({ client }: { client: Client }) =>
  'mark' in client ? (
    <span
      className={styles.mark}
      role="img"
      aria-label={client.label}
      style={{ maskImage: `url(/images/clients/${client.mark})` }}
    />
  ) : (
    // biome-ignore lint/performance/noImgElement: its copies are made at the upload
    <img
      className={styles.logo}
      src={client.src}
      width={client.width}
      height={client.height}
      alt={client.label}
      loading="lazy"
      decoding="async"
    />
  )

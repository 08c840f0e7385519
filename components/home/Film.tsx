'use client'
import { Pause, Play } from 'lucide'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { useHydrated } from '@/lib/client/useHydrated'
import { useMedia } from '@/lib/client/useMedia'
import styles from './Film.module.css'
import { FilmClocks } from './FilmClocks'
import { FilmVideo } from './FilmVideo'
import { useFilm } from './useFilm'

// Where the film is narrow, the phone version with larger labels is used: on phones, and beside the
// title on small laptops. Film.module.css repeats these widths.
const NARROW = '(max-width: 599px), (min-width: 900px) and (max-width: 1099px)'

/**
 * The home page's looping film (docs/product.md §1.4, §12.5). The page contains the poster; the
 * film is loaded when the page is idle and the film in view, and not automatically with reduced
 * motion, Save-Data or when the visitor paused it last time. If anything fails, the poster stays.
 */
export const Film = () => {
  const isHydrated = useHydrated()
  const rendition = useMedia(NARROW) ? 'phone' : 'wide'
  const { stage, isOn, isStarted, isPlaying, toggle, fail } = useFilm()

  return (
    <figure className={styles.film}>
      <figcaption className={styles.caption}>
        <span className="sr-only">
          Animated map: flight lines from Mumbai to Kuwait City, Manama, Riyadh, Doha, Dubai,
          Muscat, Kuala Lumpur and Singapore.
        </span>
        <span aria-hidden>Mumbai to eight destinations</span>
      </figcaption>
      <div ref={stage} className={styles.stage}>
        <picture>
          <source media={NARROW} srcSet="/film/flights-phone.webp" width={720} height={600} />
          <img
            src="/film/flights-wide.webp"
            width={960}
            height={600}
            alt=""
            decoding="async"
            fetchPriority="low"
          />
        </picture>
        {isStarted && (
          <FilmVideo key={rendition} rendition={rendition} isPlaying={isPlaying} onFail={fail} />
        )}
      </div>
      <FilmClocks />
      <Button
        variant="inverse"
        className={styles.button}
        data-ready={isHydrated || undefined}
        onClick={toggle}
      >
        {isOn ? <Icon of={Pause} /> : <Icon of={Play} />}
        {isOn ? 'Pause film' : 'Play film'}
      </Button>
    </figure>
  )
}

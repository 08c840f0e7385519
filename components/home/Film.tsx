import { Pause, Play } from 'lucide'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { InlineScript } from '@/components/ui/InlineScript'
import { film } from '@/lib/client/inline/film'
import type { Language } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'
import styles from './Film.module.css'

// Where the film is narrow, the phone version with larger labels is used: on phones, and beside the
// title on small laptops. Film.module.css repeats these widths.
const NARROW = '(max-width: 599px), (min-width: 900px) and (max-width: 1099px)'

/** Minutes ahead of UTC; none of the three has summer time. */
const CLOCKS = [
  { city: 'mumbai', ahead: 330 },
  { city: 'dubai', ahead: 240 },
  { city: 'singapore', ahead: 480 },
] as const

/**
 * The home page's looping film (docs/product.md §1.4, §12.5). The page contains the poster; the
 * film is loaded when the page is idle and the film in view, and not automatically with reduced
 * motion, Save-Data or when the visitor paused it last time (lib/client/inline/film.ts). If anything
 * fails, the poster stays.
 */
export const Film = ({ language }: { language: Language }) => {
  const t = wordsIn(language, 'home')
  return (
    <>
      <figure className={styles.film} id="film" data-plain data-static="film">
        <figcaption className={styles.caption}>
          <span className="sr-only">{t('film')}</span>
          <span aria-hidden>{t('filmShort')}</span>
        </figcaption>
        <div className={styles.stage}>
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
          <video
            className={styles.video}
            muted
            playsInline
            loop
            preload="none"
            aria-hidden
            tabIndex={-1}
          />
        </div>
        <p className={`${styles.clocks} num`}>
          {CLOCKS.map(({ city, ahead }) => (
            <span key={city}>
              {t(city)} <b data-ahead={ahead}>00:00</b>
            </span>
          ))}
        </p>
        <Button variant="inverse" className={styles.button}>
          <span className={styles.pause}>
            <Icon of={Pause} />
            {t('pauseFilm')}
          </span>
          <span className={styles.play}>
            <Icon of={Play} />
            {t('playFilm')}
          </span>
        </Button>
      </figure>
      <InlineScript name="film" run={film} args={['film', NARROW]} />
    </>
  )
}

'use client'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide'
import { useRef, useState } from 'react'
import type { Swiper as SwiperInstance } from 'swiper'
import { Icon } from '@/components/ui/Icon'
import 'swiper/css'
import { A11y, Autoplay } from 'swiper/modules'
import { Swiper, SwiperSlide } from 'swiper/react'
import { CAROUSEL_AUTOPLAY_MS } from '@/lib/shared/limits'
import styles from './ClientCarousel.module.css'
import { type Client, ClientMark, keyOf } from './ClientMark'

/** Slides per view by width in pixels (docs/product.md §9.1). */
const BREAKPOINTS = {
  320: { slidesPerView: 1 },
  480: { slidesPerView: 2 },
  768: { slidesPerView: 3 },
  1024: { slidesPerView: 4 },
  1200: { slidesPerView: 5 },
}

/** What the carousel says in the language of the page. */
export type CarouselWords = {
  marks: string
  /** Between two numbers. */
  of: string
  play: string
  pause: string
  previous: string
  next: string
}

type Props = { clients: Client[]; words: CarouselWords; onReady: () => void }

/** Loops, advancing every 2000 ms; pauses on hover, on focus and by its button. */
export const ClientSwiper = ({ clients, words, onReady }: Props) => {
  const swiper = useRef<SwiperInstance | null>(null)
  const [wantsRest] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [isPaused, setPaused] = useState(wantsRest)
  const [at, setAt] = useState(1)

  const pause = (value: boolean) => {
    setPaused(value)
    if (value) swiper.current?.autoplay.stop()
    else swiper.current?.autoplay.start()
  }

  return (
    <section
      aria-label={words.marks}
      onFocus={() => swiper.current?.autoplay.stop()}
      onBlur={() => !isPaused && swiper.current?.autoplay.start()}
    >
      <div className={styles.controls}>
        <span className="meta">
          <span className="num">{at}</span> {words.of} <span className="num">{clients.length}</span>
        </span>
        <button type="button" aria-pressed={isPaused} onClick={() => pause(!isPaused)}>
          {isPaused ? <Icon of={Play} /> : <Icon of={Pause} />}
          <span className="sr-only">{isPaused ? words.play : words.pause}</span>
        </button>
        <button type="button" onClick={() => swiper.current?.slidePrev()}>
          <Icon of={ChevronLeft} />
          <span className="sr-only">{words.previous}</span>
        </button>
        <button type="button" onClick={() => swiper.current?.slideNext()}>
          <Icon of={ChevronRight} />
          <span className="sr-only">{words.next}</span>
        </button>
      </div>
      <Swiper
        modules={[Autoplay, A11y]}
        loop
        speed={wantsRest ? 0 : 320}
        autoplay={
          wantsRest
            ? false
            : { delay: CAROUSEL_AUTOPLAY_MS, pauseOnMouseEnter: true, disableOnInteraction: false }
        }
        breakpoints={BREAKPOINTS}
        onSwiper={(instance) => {
          swiper.current = instance
          onReady()
        }}
        onRealIndexChange={({ realIndex }) => setAt(realIndex + 1)}
        className={styles.swiper}
      >
        {clients.map((client) => (
          <SwiperSlide key={keyOf(client)} className={styles.slide}>
            <ClientMark client={client} />
          </SwiperSlide>
        ))}
      </Swiper>
    </section>
  )
}

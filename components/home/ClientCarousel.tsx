'use client'
import dynamic from 'next/dynamic'
import { useEffect, useRef, useState } from 'react'
import styles from './ClientCarousel.module.css'
import { type Client, ClientMark, keyOf } from './ClientMark'
import type { CarouselWords } from './ClientSwiper'

// Swiper is loaded when the carousel comes into view.
const ClientSwiper = dynamic(() => import('./ClientSwiper').then((module) => module.ClientSwiper), {
  ssr: false,
})

type Props = { clients: Client[]; title: string; words: CarouselWords }

/**
 * The client logos (docs/product.md §9.1): a scrolling row until Swiper is loaded, or without
 * JavaScript.
 */
export const ClientCarousel = ({ clients, title, words }: Props) => {
  const [isSeen, setSeen] = useState(false)
  const [isReady, setReady] = useState(false)
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: '200px',
    })
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={box} className={styles.carousel} data-in-view>
      {!isReady && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        <ul className={styles.row} tabIndex={0} aria-label={title}>
          {clients.map((client) => (
            <li key={keyOf(client)}>
              <ClientMark client={client} />
            </li>
          ))}
        </ul>
      )}
      {isSeen && <ClientSwiper clients={clients} words={words} onReady={() => setReady(true)} />}
    </div>
  )
}

'use client'
import dynamic from 'next/dynamic'
import { useEffect, useRef, useState } from 'react'
import type { LogoJson } from '@/collections/Media/shared/media'
import styles from './ClientCarousel.module.css'

/** A client with a logo of the media library, or with a drawn sample of the seed. */
export type Client = { name: string; is_sample: boolean } & (LogoJson | { mark: string })

export const keyOf = (client: Client): string => ('mark' in client ? client.mark : client.src)

// Swiper is loaded when the carousel comes into view.
const ClientSwiper = dynamic(() => import('./ClientSwiper').then((module) => module.ClientSwiper), {
  ssr: false,
})

/**
 * The client logos (docs/product.md §9.1): a scrolling row until Swiper is loaded, or without
 * JavaScript.
 */
export const ClientCarousel = ({ clients }: { clients: Client[] }) => {
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
    <div ref={box} className={styles.carousel}>
      {!isReady && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        <ul className={styles.row} tabIndex={0} aria-label="Our clients">
          {clients.map((client) => (
            <li key={keyOf(client)}>
              <ClientMark client={client} />
            </li>
          ))}
        </ul>
      )}
      {isSeen && <ClientSwiper clients={clients} onReady={() => setReady(true)} />}
    </div>
  )
}

/** A logo in its own colours; a drawn sample in the text's colour, its file being the mask. */
export const ClientMark = ({ client }: { client: Client }) =>
  'mark' in client ? (
    <span
      className={styles.mark}
      role="img"
      aria-label={client.is_sample ? `${client.name}, sample mark` : client.name}
      style={{ maskImage: `url(/images/clients/${client.mark})` }}
    />
  ) : (
    // biome-ignore lint/performance/noImgElement: its copies are made at the upload
    <img
      className={styles.logo}
      src={client.src}
      width={client.width}
      height={client.height}
      alt={client.name}
      loading="lazy"
      decoding="async"
    />
  )

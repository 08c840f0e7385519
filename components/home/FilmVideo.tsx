'use client'
import { useEffect, useRef, useState } from 'react'
import styles from './Film.module.css'

type Props = { rendition: 'wide' | 'phone'; isPlaying: boolean; onFail: () => void }

/** The film over its poster; visible once it plays, so that nothing flashes. */
export const FilmVideo = ({ rendition, isPlaying, onFail }: Props) => {
  const video = useRef<HTMLVideoElement>(null)
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    if (!isPlaying) return video.current?.pause()
    video.current?.play().catch((reason: unknown) => {
      // Pausing while the film loads causes an AbortError, which is no failure.
      const isPaused = reason instanceof DOMException && reason.name === 'AbortError'
      if (!isPaused) onFail()
    })
  }, [isPlaying, onFail])

  return (
    <video
      ref={video}
      className={styles.video}
      data-shown={isShown || undefined}
      muted
      playsInline
      loop
      preload="none"
      disablePictureInPicture
      disableRemotePlayback
      aria-hidden
      tabIndex={-1}
      onPlaying={() => setShown(true)}
      // React lets errors of <source> elements bubble: after the first, the second is still to try.
      onError={({ target, currentTarget }) => target === currentTarget && onFail()}
    >
      <source src={`/film/flights-${rendition}.webm`} type='video/webm; codecs="vp9"' />
      <source
        src={`/film/flights-${rendition}.mp4`}
        type='video/mp4; codecs="avc1.640028"'
        onError={onFail}
      />
    </video>
  )
}

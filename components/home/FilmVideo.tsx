'use client'
import { useEffect, useRef, useState } from 'react'
import styles from './Film.module.css'

type Props = { rendition: 'wide' | 'phone'; isPlaying: boolean; onFail: () => void }

/** The video over its poster: hidden until it plays, so that nothing flashes. */
export const FilmVideo = ({ rendition, isPlaying, onFail }: Props) => {
  const video = useRef<HTMLVideoElement>(null)
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    if (!isPlaying) return video.current?.pause()
    video.current?.play().catch((reason: unknown) => {
      // Pausing while the video loads throws an AbortError, which is not a failure.
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
      // React reports errors of each <source> here; after the first one's, the second is still tried.
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

import type { PictureJson } from '@/collections/Media/shared/media'

type Props = {
  picture: PictureJson
  /** How wide it is shown, as the attribute `sizes` says it. */
  sizes: string
  className?: string
  /** At the top of the page: loaded at once. */
  isFirst?: boolean
}

/**
 * A picture of the media library: AVIF or WebP in the width that the screen needs. Its measures are known
 * before it is loaded, so nothing on the page moves. Where its place cuts it, the focal point stays.
 */
export const MediaPicture = ({ picture, sizes, className, isFirst = false }: Props) => {
  const { alt, avif, focal, height, src, webp, width } = picture
  const isCentred = focal.x === 50 && focal.y === 50
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        className={className}
        src={src}
        srcSet={webp}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        {...(!isCentred && { style: { objectPosition: `${focal.x}% ${focal.y}%` } })}
      />
    </picture>
  )
}

import type { ComponentProps } from 'react'

/** A picture of this device, or one that is small already: the server has nothing to scale. */
export const LocalPicture = ({ alt, ...props }: ComponentProps<'img'> & { alt: string }) => (
  // biome-ignore lint/performance/noImgElement: next/image asks the server, which cannot read an object URL
  <img alt={alt} {...props} />
)

import type { CSSProperties } from 'react'
import styles from './Drawing.module.css'

type Props = { of: 'trades' | 'steps' | 'charges'; name: string }

/**
 * A drawing of a trade, a step or a charge in the colour of the brand, from 32 to 71 px. It stands beside
 * its word, never without. A mask image, so that it is cached and not part of the HTML.
 */
export const Drawing = ({ of, name }: Props) => {
  // A custom property of React's style needs this cast; the module uses it as its mask.
  const style = { '--drawn': `url(/images/drawings/${of}/${name}.svg)` } as CSSProperties
  return <span className={styles.drawing} aria-hidden="true" style={style} />
}

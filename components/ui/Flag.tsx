import styles from './Flag.module.css'

/** The flags in public/images/flags, made by scripts/flags.ts. */
const FLAGS = new Set([
  'AE',
  'BD',
  'BH',
  'IN',
  'KW',
  'LK',
  'MY',
  'NP',
  'OM',
  'PH',
  'QA',
  'SA',
  'SG',
])

export const hasFlag = (iso2: string): boolean => FLAGS.has(iso2)

/** A decorative flag beside the name of a country. Nothing for countries without a file. */
export const Flag = ({ iso2 }: { iso2: string }) =>
  hasFlag(iso2) ? (
    // biome-ignore lint/performance/noImgElement: an SVG of 1 KB gains nothing from the optimiser
    <img
      className={styles.flag}
      src={`/images/flags/${iso2}.svg`}
      alt=""
      width="24"
      height="16"
      loading="lazy"
    />
  ) : null

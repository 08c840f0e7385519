import styles from './Guilloche.module.css'

/**
 * The engraved line of passports, a pattern of waves: the one ornament (design NOTES). Decoration, a
 * mask as the skylines are. `--engraved` is its colour, `--fade` where it begins to show from the left.
 */
export const Guilloche = () => <span className={styles.guilloche} aria-hidden="true" />

import styles from './Guilloche.module.css'

/**
 * The engraved wave pattern of passports, the only ornament (docs/product.md §12.5). A CSS mask;
 * `--engraved` is its colour, `--fade` the distance from the left where it begins to show.
 */
export const Guilloche = () => <span className={styles.guilloche} aria-hidden="true" />

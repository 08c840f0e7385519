import styles from './Paper.module.css'

/** The specimens of papers, by the name of their file, with what they show. */
export const SPECIMENS = {
  receipt: 'A receipt with six points that it must show',
  visa: 'A copy of a work visa with six points to compare',
  'passport-ecr': 'Last page of an Indian passport with the note Emigration Check Required',
  'passport-no-note': 'Last page of an Indian passport without a note',
  register: 'The result of a search for an agent on emigrate.gov.in',
  certificate: 'A registration certificate of a recruiting agent',
  contract: 'A job contract with seven points to read',
} as const

/**
 * A specimen of a paper. The file is used and not an image, so that it has the site's colours and
 * letters, also in the dark and on paper. It is fetched once, and is not part of the HTML.
 */
export const Paper = ({ name }: { name: keyof typeof SPECIMENS }) => (
  <svg className={styles.paper} viewBox="0 0 320 220" role="img" aria-label={SPECIMENS[name]}>
    <use href={`/images/drawings/papers/${name}.svg#paper`} />
  </svg>
)

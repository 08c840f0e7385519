import styles from './OpenQuestion.module.css'

type Props = { label: string; choices: readonly { label: string; href: string }[] }

/** A question that is still open, inside the answer: each choice leads to the fuller answer. */
export const OpenQuestion = ({ label, choices }: Props) => (
  <section className={`${styles.open} no-print`} aria-label={label}>
    <h2>{label}</h2>
    <ul>
      {choices.map(({ label: choice, href }) => (
        <li key={href}>
          <a href={href}>{choice}</a>
        </li>
      ))}
    </ul>
  </section>
)

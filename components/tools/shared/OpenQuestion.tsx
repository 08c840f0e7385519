import { linkIn } from '@/lib/shared/alternates'
import { ENGLISH_WORDS, type PageWords } from '@/messages/sayIn'
import styles from './OpenQuestion.module.css'

type Props = {
  label: string
  choices: readonly { label: string; href: string }[]
  words?: PageWords
}

/** A question that is still open, inside the answer: each choice leads to the fuller answer. */
export const OpenQuestion = ({ label, choices, words = ENGLISH_WORDS }: Props) => {
  const question = words.text(label)
  return (
    <section className={`${styles.open} no-print`} aria-label={question.children}>
      <h2 {...question} />
      <ul>
        {choices.map(({ label: choice, href }) => (
          <li key={href}>
            <a href={linkIn(href, words.language)} {...words.text(choice)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

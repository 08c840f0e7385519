import type { Place } from '@/collections/Tools/help/shared/question'
import { Guilloche } from '@/components/agency/Guilloche'
import { Flag } from '@/components/ui/Flag'
import type { CardIn } from './cardIn'
import styles from './WalletCard.module.css'

type Props = {
  card: CardIn
  place: Place | null
}

/** Both sides of a wallet card beside each other, in its real size: cut once, fold once. */
export const WalletCard = ({ card, place }: Props) => (
  <div className={styles.sides}>
    <section className={styles.card} aria-label={card.title}>
      <Guilloche />
      <h3>
        {place && <Flag iso2={place} />}
        {card.title}
      </h3>
      <dl>
        {card.rows.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={text.length > 14 ? styles.long : undefined}>
              {/\d/.test(text) ? <bdi dir="ltr">{text}</bdi> : text}
            </dd>
          </div>
        ))}
      </dl>
      <p>{card.foot}</p>
    </section>
    <section className={`${styles.card} ${styles.back}`} aria-label={card.back.title}>
      <h3>{card.back.title}</h3>
      <dl>
        {card.back.lines.map((label) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd />
          </div>
        ))}
      </dl>
      <p>{card.back.foot}</p>
    </section>
  </div>
)

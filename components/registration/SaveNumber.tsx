import { UserPlus } from 'lucide'
import { ButtonLink } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { SocialIcon } from '@/components/ui/SocialIcon'
import type { Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { wordsIn } from '@/messages/wordsIn'
import styles from './SaveNumber.module.css'

type Props = { whatsapp: string; language: Language }

/**
 * Asks candidates to save the WhatsApp number; broadcasts reach only those who did (docs/product.md
 * §2.13).
 */
export const SaveNumber = ({ whatsapp, language }: Props) => {
  const t = wordsIn(language, 'formPage')
  return (
    <div className={styles.save}>
      <SocialIcon name="whatsapp" />
      <p>
        {t.rich('saveNumber', {
          number: whatsapp,
          b: (text) => <b className="num">{text}</b>,
        })}
      </p>
      <ButtonLink href={paths.php('contact_card')}>
        <Icon of={UserPlus} />
        {t('saveNumberButton')}
      </ButtonLink>
    </div>
  )
}

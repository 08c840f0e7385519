import { UserPlus } from 'lucide'
import { ButtonLink } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { SocialIcon } from '@/components/ui/SocialIcon'
import { paths } from '@/lib/shared/paths'
import styles from './SaveNumber.module.css'

/**
 * Asks candidates to save the WhatsApp number; broadcasts reach only those who did (docs/product.md
 * §2.13).
 */
export const SaveNumber = ({ whatsapp }: { whatsapp: string }) => (
  <div className={styles.save}>
    <SocialIcon name="whatsapp" />
    <p>
      Save our official WhatsApp number <b className="num">{whatsapp}</b> in your phone. Only then
      can we add you to the broadcast list.
    </p>
    <ButtonLink href={paths.php('contact_card')}>
      <Icon of={UserPlus} />
      Save our number
    </ButtonLink>
  </div>
)

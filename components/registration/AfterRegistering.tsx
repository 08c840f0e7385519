import { NextSteps } from '@/components/forms/confirmation/NextSteps'
import { MoreLink } from '@/components/ui/MoreLink'
import { linkIn } from '@/lib/shared/alternates'
import type { Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { wordsIn } from '@/messages/wordsIn'
import type { SiteSetting } from '@/payload-types'
import styles from './AfterRegistering.module.css'

type Props = { facts: SiteSetting; language: Language }

/** Under the confirmation: asks to save our number (broadcasts need it), and links to the jobs. */
export const AfterRegistering = ({ facts, language }: Props) => {
  const t = wordsIn(language, 'formPage')
  return (
    <NextSteps
      language={language}
      next={[
        {
          key: 'save',
          text: t.rich('saveNumberNow', {
            number: facts.whatsapp ?? '',
            b: (text) => <b className={`${styles.number} num`}>{text}</b>,
          }),
        },
        { key: 'call', text: t('readAndCall') },
      ]}
      more={<MoreLink href={linkIn(paths.jobList, language)}>{t('browse')}</MoreLink>}
    />
  )
}

import type { ReactNode } from 'react'
import type { StatusView } from '@/collections/StatusPage/shared/json'
import type { CandidateAction } from '@/collections/StatusPage/shared/schema'
import { ButtonLink } from '@/components/ui/Button'
import { SocialIcon } from '@/components/ui/SocialIcon'
import type { Language } from '@/lib/shared/languages'
import { whatsAppShare } from '@/lib/shared/whatsApp'
import { wordsIn } from '@/messages/wordsIn'
import { ActionForm, ActionLink } from './StatusActions'
import styles from './StatusChoices.module.css'

type Props = { view: StatusView; language: Language }

/** The link for the family, and how to withdraw and to erase: near the top, since they are rights. */
export const StatusChoices = ({ view, language }: Props) => {
  const t = wordsIn(language, 'statusPage')
  const link = (action: CandidateAction) => (
    <ActionLink view={view} action={action} language={language} />
  )
  return (
    <section aria-labelledby="choices" className="no-print">
      <h2 id="choices" className="meta">
        {t('choices')}
      </h2>
      <ul className={`${styles.choices} ${styles.beside}`}>
        {view.family && <FamilyLink family={view.family} language={language} />}
        {view.canWithdraw && (
          <Choice title={t('withdrawTitle')} button={link('withdraw')}>
            {t('withdrawText')}
          </Choice>
        )}
        <Choice title={t('eraseTitle')} button={!view.erasureAsked && link('erase')}>
          {erasure(view, language)}{' '}
          <a className="link" href="#held">
            {t('held')}
          </a>
        </Choice>
      </ul>
    </section>
  )
}

/** The two consents, and how to withdraw each. */
export const Consents = ({ view, language }: Props) => {
  const t = wordsIn(language, 'statusPage')
  return (
    <ul className={styles.choices}>
      <Choice
        title={t('whatsapp')}
        button={
          view.whatsapp && <ActionLink view={view} action="stop_whatsapp" language={language} />
        }
      >
        {t(view.whatsapp ? 'yes' : 'no')}
      </Choice>
      <Choice
        title={t('keep')}
        button={view.keep && <ActionForm view={view} action="stop_keeping" language={language} />}
      >
        {t(view.keep ? 'yes' : 'no')}
      </Choice>
    </ul>
  )
}

type ChoiceProps = { title: string; button: ReactNode; children: ReactNode }

const Choice = ({ title, button, children }: ChoiceProps) => (
  <li>
    <div>
      <b>{title}</b>
      <p>{children}</p>
    </div>
    {button}
  </li>
)

type FamilyProps = { family: NonNullable<StatusView['family']>; language: Language }

const FamilyLink = ({ family, language }: FamilyProps) => {
  const t = wordsIn(language, 'statusPage')
  return (
    <li>
      <div>
        <b>{t('family')}</b>
        <p>{t('familyText', { date: family.until })}</p>
      </div>
      <ButtonLink
        size="small"
        newTab
        newTabHint={wordsIn(language, 'forms')('newTab')}
        href={whatsAppShare(`${t('familyMessage')}\n${family.url}`)}
      >
        <SocialIcon name="whatsapp" />
        {t('sendLink')}
      </ButtonLink>
      <p className={styles.address}>{family.url}</p>
    </li>
  )
}

const erasure = ({ erasureAsked, isHeld }: StatusView, language: Language): string => {
  const t = wordsIn(language, 'statusPage')
  if (erasureAsked) return t('eraseAsked', { date: erasureAsked })
  return t(isHeld ? 'eraseHeld' : 'eraseText')
}

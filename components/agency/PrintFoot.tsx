import { licenceValidity } from '@/collections/Agency/shared/licence'
import { ENGLISH, type Language } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'
import { LicenceMark } from './LicenceMark'
import styles from './PrintFoot.module.css'

type Text = string | null | undefined

type Props = {
  facts: {
    full_name?: Text
    phone?: Text
    email?: Text
    official_domain?: Text
    licence_number?: Text
    licence_valid_until?: Text
  }
  now: Date
  /** The page's URL; left out for pages with a secret URL. */
  address?: string
  language?: Language
}

/** Printed only: agency, licence, and how to check that the sheet is genuine. */
export const PrintFoot = ({ facts, now, address, language = ENGLISH }: Props) => {
  const t = wordsIn(language, 'printFoot')
  const domain = facts.official_domain ?? ''
  return (
    <div className={`${styles.foot} print-only`} data-static="print-foot">
      <LicenceMark
        number={facts.licence_number ?? ''}
        validity={licenceValidity(facts.licence_valid_until, now)}
        language={language}
      />
      <p>
        <b>{facts.full_name}</b>
        {facts.phone && `, ${facts.phone}`}
        {facts.email && `, ${facts.email}`}
      </p>
      {address && <p>{t.rich('page', { address, b: (text) => <b>{text}</b> })}</p>}
      <p>{t(address ? 'checkAddress' : 'check', { domain })}</p>
    </div>
  )
}

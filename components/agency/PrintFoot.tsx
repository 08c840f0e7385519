import { licenceValidity } from '@/collections/Agency/shared/licence'
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
  /** Where the page stands, for who holds the paper. A page with a secret address names none. */
  address?: string
}

/** On paper alone: whose sheet this is, under which licence, and how to check that it is genuine. */
export const PrintFoot = ({ facts, now, address }: Props) => (
  <div className={`${styles.foot} print-only`}>
    <LicenceMark
      number={facts.licence_number ?? ''}
      validity={licenceValidity(facts.licence_valid_until, now)}
    />
    <p>
      <b>{facts.full_name}</b>
      {facts.phone && `, ${facts.phone}`}
      {facts.email && `, ${facts.email}`}
    </p>
    {address && (
      <p>
        This page: <b>{address}</b>
      </p>
    )}
    <p>
      How to check this sheet: {address && 'open the address above; the text must be the same. '}
      Compare the registration number with the list on emigrate.gov.in. We write only from @
      {facts.official_domain}. Applying is free: nobody may ask you to pay for it.
    </p>
  </div>
)

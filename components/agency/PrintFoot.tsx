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
  /** The page's URL; left out for pages with a secret URL. */
  address?: string
}

/** Printed only: agency, licence, and how to check that the sheet is genuine. */
export const PrintFoot = ({ facts, now, address }: Props) => (
  <div className={`${styles.foot} print-only`} data-static="print-foot">
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

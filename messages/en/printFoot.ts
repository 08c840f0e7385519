/** At the foot of a printed page: how to check that the sheet is genuine. */
export default {
  page: 'This page: <b>{address}</b>',
  check:
    'How to check this sheet: Compare the registration number with the list on emigrate.gov.in. We write only from @{domain}. Applying is free: nobody may ask you to pay for it.',
  /** With the address of the page. */
  checkAddress:
    'How to check this sheet: open the address above; the text must be the same. Compare the registration number with the list on emigrate.gov.in. We write only from @{domain}. Applying is free: nobody may ask you to pay for it.',
} as const

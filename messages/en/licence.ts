/** The agency's registration number and its validity. */
export default {
  number: 'Reg. No. <b>{number}</b>',
  valid: 'valid until <b>{date}</b>',
  /** Under the number, where the line is short. */
  numberAndValid: 'Reg. No., valid until <b>{date}</b>',
} as const

/** What facts are about (FACT_TOPICS in collections/Facts/shared/fact.ts), within a sentence. */
export default {
  hours: 'hours',
  pay: 'pay',
  leave: 'leave',
  heat: 'heat',
  'probation-and-notice': 'probation and notice',
  'end-of-service': 'end of service',
  'changing-job': 'changing job',
  fees: 'fees',
  'visa-and-permit': 'visa and permit',
  medical: 'medical',
  documents: 'documents',
  insurance: 'insurance',
  'ban-or-limit': 'bans and limits',
  'other-rules': 'earlier rules, and rules for citizens',
  complaints: 'complaints',
  contacts: 'contacts',
} as const

import { QATAR_LABOUR } from './qa-work'
import { COMMON, factsOf, type Source } from './type'

const LAW: Source = {
  title: 'Law 14 of 2004, amended by Decree-Law 18 of 2020',
  publisher: 'Lexology',
  year: 2020,
  confidence: 'secondary',
}
const VISA_CENTRE: Source = {
  title: 'Qatar Visa Centres in India, 30 March 2019',
  publisher: 'The Hindu',
  year: 2019,
  confidence: 'secondary',
}
const CHAIN: Source = {
  title: 'Chain of attestation offices in India',
  publisher: 'indiafornri',
  confidence: 'secondary',
}
const HEALTH: Source = {
  title: 'Health licences in the Gulf',
  publisher: 'gulfmedexams.com',
  link: 'https://gulfmedexams.com',
  year: 2026,
  confidence: 'secondary',
}
const QVC = 'Your employer or the Qatar Visa Centre'

export const QA_MOVING = factsOf('QA', QATAR_LABOUR, {
  fees: [
    {
      key: 'qa.fees.visa-centre',
      label: 'Work at the Qatar Visa Centre',
      value: 'the employer',
      sentence:
        'The employer pays for fingerprints, medical and contract at the Qatar Visa Centre.',
      from: VISA_CENTRE,
      confirm: QVC,
    },
    {
      key: 'qa.fees.medical',
      label: 'Medical test before the visa',
      value: 'the employer',
      sentence:
        'The employer pays for the medical test for a Qatar work visa, which is done at the visa centre.',
      from: VISA_CENTRE,
      confirm: QVC,
    },
  ],
  'visa-and-permit': [
    {
      key: 'qa.visa-centre.cities',
      label: 'Qatar Visa Centres in India',
      value: 'Delhi, Mumbai, Chennai, Hyderabad, Kochi, Lucknow and Kolkata',
      sentence:
        'In 2019 Qatar Visa Centres in India were in Delhi, Mumbai, Chennai, Hyderabad, Kochi, Lucknow and Kolkata; check which of them work now.',
      from: VISA_CENTRE,
      confirm: QVC,
    },
    {
      key: 'qa.visa-centre.steps',
      label: 'What happens at the Qatar Visa Centre',
      value: 'fingerprints, medical test and contract',
      sentence:
        'At a Qatar Visa Centre you give fingerprints, take the medical test and sign the contract, which you see in your own language.',
      from: VISA_CENTRE,
      confirm: QVC,
    },
  ],
  medical: [
    {
      key: 'qa.medical',
      label: 'Medical test',
      value: 'at the Qatar Visa Centre, not at a Wafid clinic',
      sentence:
        'The medical test for a Qatar work visa is done at the Qatar Visa Centre and not at a Wafid clinic.',
      from: VISA_CENTRE,
      confirm: QVC,
    },
  ],
  documents: [
    {
      key: 'qa.law',
      label: 'Labour law',
      value: 'Law 14 of 2004, amended by Decree-Law 18 of 2020',
      sentence: 'Work in Qatar is under Law 14 of 2004, amended by Decree-Law 18 of 2020.',
      from: LAW,
    },
    {
      key: 'qa.certificates.route',
      label: 'Route for certificates',
      value: 'embassy attestation',
      sentence:
        'An Indian degree for Qatar usually goes through notary, state, the Indian foreign ministry, the Qatar embassy and the Qatar foreign ministry.',
      from: CHAIN,
      confirm: 'Qatar embassy in your country',
    },
    {
      key: 'qa.health-licence',
      label: 'Health licence',
      value: 'DHP, once called QCHP',
      sentence:
        'Health staff in Qatar need a licence from DHP in the public health ministry, once called QCHP.',
      from: HEALTH,
      confirm: 'DHP, Ministry of Public Health',
    },
    {
      key: 'qa.engineers',
      label: 'Engineers',
      value: 'usually UPDA approval',
      sentence: 'Engineers in Qatar usually need the approval called UPDA; ask the employer.',
      from: COMMON,
      confirm: 'Your employer in Qatar',
    },
  ],
})

import { factsOf, type Source } from './type'

export const PROTECTOR = 'Protector of Emigrants or eMigrate (emigrate.gov.in)'

const RULE_25: Source = {
  title: 'Emigration Rules, rule 25, as amended in December 2017',
  publisher: 'The Dollar Business (text of the notification)',
  year: 2017,
  confidence: 'law',
}
const ADVISORY: Source = {
  title: 'Advisory on recruiting agents of 14 December 2023',
  publisher: 'Ministry of External Affairs, India (The Statesman)',
  year: 2023,
  confidence: 'secondary',
}

export const IN_FEES = factsOf('IN', PROTECTOR, {
  fees: [
    {
      key: 'in.fees.service-charge',
      label: 'Service charge of an Indian agent, at most',
      value: 'Rs 30,000',
      amount: [30000, 'INR'],
      sentence: 'A registered agent in India may take Rs 30,000 at most from a worker.',
      from: RULE_25,
    },
    {
      key: 'in.fees.gst',
      label: 'Tax on the service charge',
      value: '18 % GST on top',
      amount: [18, 'percent'],
      sentence: 'GST of 18 % comes on top of the service charge of an agent in India.',
      from: ADVISORY,
    },
    {
      key: 'in.fees.receipt',
      label: 'Receipt for the service charge',
      value: 'compulsory',
      sentence: 'An agent in India must give a receipt for the service charge.',
      from: RULE_25,
    },
    {
      key: 'in.fees.advertising',
      label: 'Advertising the job',
      value: 'inside the limit of Rs 30,000',
      sentence: 'In India the cost of advertising a job is inside the limit of Rs 30,000.',
      from: RULE_25,
    },
    {
      key: 'in.fees.trade-test',
      label: 'Trade test',
      value: 'inside the limit of Rs 30,000',
      sentence: 'In India the fee for a trade test is inside the limit of Rs 30,000.',
      from: RULE_25,
    },
    {
      key: 'in.fees.attestation',
      label: 'Attestation of certificates',
      value: 'inside the limit of Rs 30,000',
      sentence: 'In India the attestation of certificates is inside the limit of Rs 30,000.',
      from: RULE_25,
    },
    {
      key: 'in.fees.interview-travel',
      label: 'Travel to the interview',
      value: 'inside the limit of Rs 30,000',
      sentence: 'In India the travel to the interview is inside the limit of Rs 30,000.',
      from: RULE_25,
    },
    {
      key: 'in.fees.visa',
      label: 'Visa fee',
      value: 'outside the limit of Rs 30,000',
      sentence:
        'The visa fee is outside the Indian limit of Rs 30,000, which does not mean that you must pay it.',
      from: RULE_25,
    },
    {
      key: 'in.fees.medical',
      label: 'Medical test',
      value: 'outside the limit of Rs 30,000',
      sentence:
        'The medical test is outside the Indian limit of Rs 30,000, which does not mean that you must pay it.',
      from: RULE_25,
    },
    {
      key: 'in.fees.ticket',
      label: 'Air ticket',
      value: 'outside the limit of Rs 30,000',
      sentence:
        'The air ticket is outside the Indian limit of Rs 30,000, which does not mean that you must pay it.',
      from: RULE_25,
    },
    {
      key: 'in.fees.board',
      label: 'Own food and lodging',
      value: 'outside the limit of Rs 30,000',
      sentence: 'Your own food and lodging are outside the Indian limit of Rs 30,000.',
      from: RULE_25,
    },
    {
      key: 'in.fees.pdot',
      label: 'Pre-departure orientation (PDOT)',
      value: 'free',
      amount: [0, 'INR'],
      sentence: 'Pre-departure orientation (PDOT) in India is free.',
      from: {
        title: 'Pre-departure orientation for Indian workers',
        publisher: 'Indian Council of World Affairs (icwa.in)',
        link: 'https://icwa.in',
        confidence: 'secondary',
      },
    },
  ],
})

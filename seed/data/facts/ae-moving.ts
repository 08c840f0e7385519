import { MOHRE } from './ae-work'
import { COMMON, factsOf, type Source } from './type'

const COSTS: Source = {
  title: 'Recruitment cost and documents under Federal Decree-Law 33 of 2021',
  publisher: 'HHS Lawyers',
  link: 'https://hhslawyers.com',
  confidence: 'secondary',
}
const ARTICLE_6: Source = {
  title: 'Federal Decree-Law 33 of 2021, Article 6, as quoted on who pays for the visa',
  publisher: 'Gulf News',
  link: 'https://gulfnews.com/living-in-uae/ask-us/who-pays-for-the-visa-and-other-employment-related-costs-find-out-1.1640168281598',
  year: 2021,
  confidence: 'secondary',
}
const KNOW_YOUR_RIGHTS: Source = {
  title: 'Know Your Rights, guide of MoHRE on Federal Decree-Law 33 of 2021',
  publisher: 'todaypakinews.com',
  link: 'https://todaypakinews.com/uae-reinforces-worker-protections',
  year: 2025,
  confidence: 'secondary',
}
const LAW: Source = {
  title: 'Federal Decree-Law 33 of 2021 on labour relations',
  publisher: 'Text as published (Lexis)',
  year: 2021,
  confidence: 'law',
}
const REGULATIONS: Source = {
  title: 'Notes on the new UAE labour law and its regulations',
  publisher: 'Several law firms',
  confidence: 'secondary',
}
const CONTRACT: Source = {
  title: 'UAE contract terms, 13 October 2022',
  publisher: 'DLA Piper',
  link: 'https://knowledge.dlapiper.com',
  year: 2022,
  confidence: 'secondary',
}
const EXIT: Source = {
  title: 'Exit rules in the Gulf',
  publisher: 'gccnews24.com',
  link: 'https://gccnews24.com',
  year: 2025,
  confidence: 'secondary',
}

export const AE_MOVING = factsOf('AE', MOHRE, {
  fees: [
    {
      key: 'ae.fees.recruitment',
      label: 'Recruitment cost',
      value: 'the employer',
      sentence:
        'A UAE employer pays all cost of recruitment, the agent at home too, and may not take it back directly or indirectly.',
      from: ARTICLE_6,
    },
    {
      key: 'ae.fees.visa',
      label: 'Work visa and residence permit',
      value: 'the employer',
      sentence:
        'A UAE employer pays for work permit, visa and residence permit, and may not take it back directly or indirectly.',
      from: KNOW_YOUR_RIGHTS,
    },
    {
      key: 'ae.fees.medical',
      label: 'Medical test after arrival',
      value: 'the employer',
      sentence:
        'A UAE employer pays for medical tests, and may not take it back directly or indirectly.',
      from: KNOW_YOUR_RIGHTS,
    },
    {
      key: 'ae.fees.ticket-home',
      label: 'Ticket home at the end',
      value: 'the employer',
      sentence:
        'Under Article 13 of the UAE labour law the employer pays the way home at the end. It does not when you join another employer, or when the job ends because of you.',
      from: {
        title: 'All you need to know about the repatriation ticket, 29 July 2022',
        publisher: 'Gulf News',
        link: 'https://gulfnews.com/living-in-uae/ask-us/uae-labour-law-all-you-need-to-know-about-the-repatriation-ticket-1.1659105510056',
        year: 2022,
        confidence: 'secondary',
        read: '2026-11-26',
      },
    },
  ],
  'visa-and-permit': [
    {
      key: 'ae.visa.steps',
      label: 'Steps to the work visa',
      value: 'offer letter, permits, travel, medical and fingerprints, Emirates ID, residence',
      sentence:
        'The way to UAE work is usually a signed MoHRE offer letter, work and entry permit, travel, medical and fingerprints, Emirates ID and residence permit.',
      from: COMMON,
    },
    {
      key: 'ae.exit-permit',
      label: 'Exit permit',
      value: 'none',
      sentence: 'You need no exit permit to leave the UAE.',
      from: EXIT,
    },
    {
      key: 'ae.retirement-visa',
      label: 'Residence visa for retired people',
      value: '5 years, from the age of 55',
      amount: [55, 'years'],
      sentence:
        'The UAE has a 5-year residence visa for retired people from the age of 55, which is not a work permit.',
      from: {
        title: 'The UAE retirement visa',
        publisher: 'tasheellegal.com',
        link: 'https://tasheellegal.com',
        confidence: 'secondary',
      },
      confirm: 'UAE Government portal (u.ae)',
    },
  ],
  medical: [
    {
      key: 'ae.medical',
      label: 'Medical test',
      value: 'usually after arrival',
      sentence:
        'The medical test for a UAE residence permit is usually done after arrival, and the employer can confirm if your country asks for one before.',
      from: COMMON,
    },
  ],
  documents: [
    {
      key: 'ae.law',
      label: 'Labour law',
      value: 'Federal Decree-Law 33 of 2021, in force since 2 February 2022',
      sentence:
        'UAE private-sector work is under Federal Decree-Law 33 of 2021, in force since 2 February 2022, which replaced Federal Law 8 of 1980.',
      from: LAW,
    },
    {
      key: 'ae.law.regulations',
      label: 'Details of the labour law',
      value: 'Cabinet Resolution 1 of 2022',
      sentence: 'The details of the UAE labour law are in Cabinet Resolution 1 of 2022.',
      from: REGULATIONS,
    },
    {
      key: 'ae.law.not-covered',
      label: 'Workers outside the labour law',
      value: 'DIFC, ADGM and domestic workers',
      sentence:
        'The UAE labour law does not cover DIFC, ADGM and domestic workers, who have rules of their own.',
      from: LAW,
    },
    {
      key: 'ae.contract.term',
      label: 'Contract',
      value: 'fixed term, renewable, with no longest length',
      sentence: 'A UAE contract has a fixed term, can be renewed and has no longest length.',
      from: CONTRACT,
    },
    {
      key: 'ae.contract.old-limit',
      label: 'Old limit of the contract',
      value: 'three years, removed in 2022',
      sentence:
        'The UAE limit of three years for a contract was removed by Federal Decree-Law 14 of 2022.',
      from: CONTRACT,
    },
    {
      key: 'ae.contract.patterns',
      label: 'Patterns of work',
      value: 'full-time, part-time, temporary, flexible, remote and job sharing',
      sentence:
        'UAE contracts can be full-time, part-time, temporary, flexible, remote or shared with another person.',
      from: CONTRACT,
    },
    {
      key: 'ae.passport',
      label: 'Passport',
      value: 'the employer may not keep it',
      sentence: 'A UAE employer may not keep your passport or other documents.',
      from: COSTS,
    },
  ],
})

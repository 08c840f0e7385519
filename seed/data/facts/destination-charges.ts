import { source } from './source'
import { factsOf, type SeedFact } from './type'

// Who pays what, beside the facts of each country: what laws and ministries say on charges to workers abroad.

const QATAR_LAW = source(
  'Labour Law 14 of 2004, Article 33',
  'accountabilityhub.org',
  'https://accountabilityhub.org/provision/labour-law14-article-33/',
  2004,
  'law',
)

export const DESTINATION_CHARGES: readonly SeedFact[] = [
  ...factsOf('QA', 'Ministry of Labour of Qatar (16008)', {
    fees: [
      {
        key: 'qa.fees.recruitment',
        label: 'Recruitment cost',
        value: 'the employer',
        sentence:
          'Article 33 of the Qatar Labour Law bans recruiters there from taking fees or costs from a worker, so the employer pays.',
        from: QATAR_LAW,
      },
      {
        key: 'qa.fees.ticket-home',
        label: 'Ticket home at the end',
        value: 'the employer',
        sentence:
          'Under Article 57 of the Qatar Labour Law the employer pays the way home at the end.',
        from: source(
          'Employer should bear repatriation cost, on Article 57',
          'Gulf Times',
          'https://www.gulf-times.com/story/364231/employer-should-bear-repatriation-cost/amp',
          2013,
        ),
      },
    ],
  }),
  ...factsOf('BH', 'LMRA (lmra.gov.bh)', {
    fees: [
      {
        key: 'bh.fees.ticket-home',
        label: 'Ticket home at the end',
        value: 'the employer',
        sentence:
          'In Bahrain the last employer pays the way home when the permit ends or is cancelled.',
        from: source(
          'Article 27, foreign workers return transport expenses',
          'Labour Market Regulatory Authority of Bahrain',
          'https://lmra.gov.bh/en/page/show/32',
          2006,
          'law',
        ),
      },
    ],
  }),
  ...factsOf('OM', 'Ministry of Labour of Oman', {
    fees: [
      {
        key: 'om.fees.recruitment',
        label: 'Recruitment cost',
        value: 'the employer',
        sentence:
          'Oman bans employers and recruiters from taking money from a worker for a job, so the employer pays.',
        from: source(
          'Labour law, notes on recruitment fees',
          'recruitmentadvisor.org (ITUC)',
          'https://www.recruitmentadvisor.org/law/np/om/20043/20043/50',
          2021,
        ),
      },
      {
        key: 'om.fees.ticket-home',
        label: 'Ticket home at the end',
        value: 'the employer',
        sentence:
          'In Oman the employer sends the worker home at the end, within 60 days under the law of 2023.',
        from: source(
          'New Labor Law, Royal Decree 53 of 2023',
          'UN ESCWA',
          'https://migrationpolicy.unescwa.org/taxonomy/term/13?page=0',
          2023,
        ),
      },
    ],
  }),
  ...factsOf('KW', 'Public Authority for Manpower, PAM', {
    fees: [
      {
        key: 'kw.fees.residence',
        label: 'Money for a visa or residence',
        value: 'banned since 2024',
        sentence:
          'Decree-Law 114 of 2024 bans the trade in Kuwait residence: nobody may take money for a visa or its renewal.',
        from: source(
          'Kuwait Cabinet approves draft decree regarding foreigners residency, 12 November 2024',
          'KUNA',
          'https://menafn.com/1108876802/Kuwait-Cabinet-Approves-Draft-Decree-Regarding-Foreigners-Residency',
          2024,
        ),
      },
    ],
  }),
  ...factsOf('SG', 'Ministry of Manpower, MOM (mom.gov.sg)', {
    fees: [
      {
        key: 'sg.fees.pass',
        label: 'Fees for the work pass',
        value: 'the employer',
        sentence:
          'In Singapore the employer pays the work pass and its renewal, and neither employer nor agent may take it back.',
        from: source(
          'Are employment agencies allowed to charge foreign workers fees for work pass renewals',
          'Ministry of Manpower of Singapore',
          'https://www.mom.gov.sg/faq/employment-agencies/are-eas-allowed-to-charge-foreign-workers-fees-for-work-pass-renewals',
          2024,
          'official',
        ),
      },
      {
        key: 'sg.fees.employer',
        label: 'Money to the employer for the job',
        value: 'banned',
        sentence:
          'In Singapore an employer may not take money for giving a job to a foreign worker, or take back what employing costs: it is banned.',
        from: {
          ...source(
            'Four prosecuted for kickback offences, July 2009',
            'Ministry of Manpower of Singapore',
            'https://www.mom.gov.sg/newsroom/press-releases/2009/four-prosecuted-for-kickback-offences-in-relation-to-22-workers',
            2009,
            'official',
          ),
          read: '2026-11-26',
        },
      },
      {
        key: 'sg.fees.insurance',
        label: 'Medical insurance',
        value: 'the employer',
        sentence:
          'In Singapore the employer pays the medical insurance of a worker, and may not take it from the salary.',
        from: source(
          'Salary deductions of migrant workers, quoting mom.gov.sg',
          'TWC2',
          'https://twc2.org.sg/2025/08/11/from-one-bucket-to-another',
          2025,
        ),
      },
      {
        key: 'sg.fees.ticket-home',
        label: 'Way home at the end',
        value: 'the employer',
        sentence: 'In Singapore the employer pays the whole cost of the way home.',
        from: source(
          'Work Permit: security bond',
          'Ministry of Manpower of Singapore',
          'http://www.mom.gov.sg/foreign-manpower/passes-visas/work-permit-fw/before-you-apply/Pages/security-bond.aspx',
          2012,
          'official',
        ),
      },
    ],
  }),
]

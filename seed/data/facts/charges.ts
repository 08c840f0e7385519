import { factsOf, type SeedFact, type Source } from './type'

// Who pays what, beside the facts of each country: what laws and ministries say on charges to workers.

const source = (
  title: string,
  publisher: string,
  link: string,
  year: number,
  confidence: Source['confidence'] = 'secondary',
): Source => ({ title, publisher, link, year, confidence })

const GENERAL = factsOf('', 'The police or your embassy', {
  fees: [
    {
      key: 'general.passport.own',
      label: 'Money for your own passport',
      value: 'nobody may ask for it',
      sentence:
        'Your passport belongs in your own hands. Keeping it to put pressure on a worker is a sign of forced labour. Money to give it back: nobody may ask for it.',
      from: source(
        'Forced labour and human trafficking: a handbook for labour inspectors',
        'International Labour Organization',
        'https://migrantworkersrights.herokuapp.com/en/resources/forced-labour-and-human-trafficking-a-handbook-for-',
        2008,
        'official',
      ),
    },
    {
      key: 'general.visa.sold',
      label: 'A visa that somebody sells',
      value: 'nobody may sell one',
      sentence:
        'The employer applies for a work visa at a government office, and nobody may sell one.',
      from: source(
        'Who pays for the visa and other employment-related costs',
        'Gulf News',
        'https://gulfnews.com/living-in-uae/ask-us/who-pays-for-the-visa-and-other-employment-related-costs-find-out-1.1640168281598',
        2021,
      ),
      confirm: 'The embassy of the country of the job',
    },
  ],
})

const QATAR_LAW = source(
  'Labour Law 14 of 2004, Article 33',
  'accountabilityhub.org',
  'https://accountabilityhub.org/provision/labour-law14-article-33/',
  2004,
  'law',
)

const DESTINATIONS: readonly SeedFact[] = [
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

const FREE_VISA = source(
  'Free visa, free ticket: zero-cost migration of 9 June 2015',
  'Taylor & Francis, chapter on labour migration from Nepal',
  'https://www.taylorfrancis.com/books/9781315297880/chapters/10.4324/9781315297897-15',
  2015,
)
const NEPAL_2025 = source(
  'The free visa, free ticket policy exists only on paper',
  'Nepal News',
  'https://english.nepalnews.com/?p=187243',
  2025,
)

const NEPAL = factsOf('NP', 'Department of Foreign Employment, DoFE', {
  fees: [
    {
      key: 'np.fees.malaysia',
      label: 'Costs of a job in Malaysia',
      value: 'the employer',
      sentence:
        'Nepal and Malaysia agreed in 2018 that the employer pays agent, visa, medical test and ticket both ways.',
      from: source(
        'Nepal and Malaysia sign labour pact, 29 October 2018',
        'Kathmandu Post',
        'http://www.recruitmentreform.org/nepal-and-malaysia-sign-labour-pact/',
        2018,
      ),
    },
    {
      key: 'np.fees.other',
      label: 'Other costs of recruitment',
      value: 'the employer',
      sentence:
        'For the Gulf and Malaysia, Nepal puts visa, ticket and all other costs of recruitment on the employer.',
      from: FREE_VISA,
    },
    {
      key: 'np.fees.own',
      label: 'Orientation, welfare fund and insurance',
      value: 'the worker, to those who give it',
      sentence:
        'Under free visa, free ticket a worker from Nepal pays for the orientation course, and for welfare fund and insurance.',
      from: FREE_VISA,
    },
    {
      key: 'np.registration.duty',
      label: 'Licence of an agency in Nepal',
      value: 'nobody may recruit without one',
      sentence:
        'Under section 10 of the Foreign Employment Act of Nepal nobody may send workers abroad without a licence.',
      from: source(
        'Foreign Employment Act 2064 (2007), section 10 (in translation)',
        'kaanun.app',
        'https://kaanun.app/en-t/section/इजाजतपत्रबिना%20वैदेशिक%20रोजगार%20व__i645b74b724b2ad0bfc384720',
        2007,
        'law',
      ),
    },
    {
      key: 'np.fees.medical',
      label: 'Medical test',
      value: 'NPR 9,500',
      amount: [9500, 'NPR'],
      sentence: 'Since November 2025 the medical test in Nepal costs NPR 9,500 at a listed clinic.',
      from: source(
        'New medical fee adds to migrant burdens, 27 November 2025',
        'Republica',
        'https://d2l6fjvu7g4rze.cloudfront.net/news/free-visa-free-ticket-in-crisis-new-medical-fee-adds-to-migrant-burdens-90-94.html',
        2025,
      ),
    },
    {
      key: 'np.fees.insurance',
      label: 'Term life insurance',
      value: 'NPR 3,700',
      amount: [3700, 'NPR'],
      sentence:
        'In 2025 the term life insurance of Nepal cost NPR 3,700 below 35 years of age, and more above.',
      from: NEPAL_2025,
    },
  ],
})

export const POEA = source(
  'Revised rules on landbased workers of 2016, sections 50 and 51',
  'POEA, now DMW',
  'https://pinoysinpoland.blogspot.com/p/poea-rule.html',
  2016,
)
const CIRCULAR = source(
  'Memorandum Circular 14 of 1999, placement fee ceiling',
  'POEA, now DMW',
  'https://dev.lawyerly.ph/laws/view/45798',
  1999,
  'official',
)

const PHILIPPINES = factsOf('PH', 'Department of Migrant Workers, DMW', {
  fees: [
    {
      key: 'ph.fees.placement',
      label: 'Placement fee',
      value: 'one month’s basic pay',
      sentence:
        'An agent in the Philippines may take one month’s basic pay at most, only after you signed the approved contract, and nothing from a household worker.',
      from: POEA,
    },
    {
      key: 'ph.fees.not-allowed',
      label: 'Placement fee where the job’s country bans it',
      value: 'banned',
      sentence:
        'Section 51 of the Philippine rules of 2016: for a country whose law, policy or practice does not allow it, a placement fee is banned. There are new rules since 2023; DMW says whether the country of your job is one of them.',
      from: POEA,
    },
    {
      key: 'ph.fees.orientation',
      label: 'Orientation seminar (PDOS) with OWWA',
      value: 'free',
      sentence:
        'The orientation seminar PDOS with OWWA in the Philippines is free, as OWWA said in 2012.',
      from: source(
        'The required pre-departure orientation seminar, 2012',
        'GMA News',
        'https://gmanetwork.com/news/pinoyabroad/dispatch/248571/ofw-guide-the-required-pre-departure-orientation-seminar/story',
        2012,
      ),
    },
    {
      key: 'ph.fees.qatar',
      label: 'Placement fee for Qatar',
      value: 'banned',
      sentence:
        'DMW Advisory 24 of 2024: a placement fee for a job in Qatar is banned, and the employer pays.',
      from: source(
        'DMW reminds no placement fee policy of Qatar-bound workers, 2 September 2024',
        'SunStar',
        'https://www.sunstar.com.ph/manila/dmw-reminds-no-placement-fee-policy-of-qatar-bound-workers-2',
        2024,
      ),
    },
    {
      key: 'ph.fees.employer',
      label: 'Visa, permit, ticket, trade test',
      value: 'the employer',
      sentence:
        'For a worker from the Philippines the employer pays visa, work permit, ticket both ways, processing, and a trade test that the employer wants.',
      from: source(
        'Deployment costs',
        'Philippine Overseas Labor Office in Rome',
        'https://polorome.freshdesk.com/support/solutions/articles/31000148555-deployment-costs',
        2020,
        'official',
      ),
    },
    {
      key: 'ph.fees.worker',
      label: 'Own papers and medical test',
      value: 'the worker, at cost',
      sentence:
        'In the Philippines the worker pays for own papers, certificates and the medical test, at the real cost with a receipt.',
      from: POEA,
    },
    {
      key: 'ph.fees.no-other',
      label: 'Other charges',
      value: 'banned',
      sentence:
        'Besides the placement fee and own papers no other charge may be taken from a worker in the Philippines: it is banned.',
      from: CIRCULAR,
    },
  ],
})

const SRI_LANKA = factsOf('LK', 'Sri Lanka Bureau of Foreign Employment, SLBFE (slbfe.lk)', {
  fees: [
    {
      key: 'lk.fees.agency',
      label: 'Agent’s fee',
      value: 'banned',
      sentence:
        'In Sri Lanka an agent’s fee for a job is banned by section 34 of Act 21 of 1985: the agent gets a share of the registration with SLBFE.',
      from: source(
        'Sri Lanka Bureau of Foreign Employment Act 21 of 1985, heading of section 34, and amendment 4 of 1994',
        'srilankalaw.lk',
        'http://srilankalaw.lk/Volume-VII/sri-lanka-bureau-of-foreign-employment-act.html',
        1994,
      ),
    },
  ],
})

const CEILINGS_2019 = source(
  'Migration cost may go up as airfare, medical fees rise, 11 April 2019',
  'Financial Express (Bangladesh)',
  'https://www.thefinancialexpress.com.bd/trade/migration-cost-may-go-up-as-airfare-medical-fees-rise-1554871594',
  2019,
)
const MALAYSIA_2022 = source(
  'Bangladesh fixes cost for workers to migrate to Malaysia, 6 July 2022',
  'The Business Standard (Bangladesh)',
  'https://www.tbsnews.net/bangladesh/bangladesh-fixes-cost-workers-migrate-malaysia-454158',
  2022,
)

const CEILINGS: readonly [to: string, name: string, amount: number, from: Source][] = [
  ['ae', 'the UAE', 107_780, CEILINGS_2019],
  ['sa', 'Saudi Arabia', 165_000, CEILINGS_2019],
  ['om', 'Oman', 100_780, CEILINGS_2019],
  ['bh', 'Bahrain', 97_780, CEILINGS_2019],
  ['kw', 'Kuwait', 106_780, CEILINGS_2019],
  ['sg', 'Singapore', 262_200, CEILINGS_2019],
  ['my', 'Malaysia', 78_990, MALAYSIA_2022],
]

const LICENCE = factsOf('BD', 'BMET (16135)', {
  fees: [
    {
      key: 'bd.registration.duty',
      label: 'Licence of an agency in Bangladesh',
      value: 'nobody may recruit without one',
      sentence:
        'Under sections 9 and 23 of the Bangladesh act of 2013 nobody may recruit without a licence, and who takes money without one is punished.',
      from: source(
        'Overseas Employment and Migrants Act 2013, sections 9 and 23',
        'accountabilityhub.org',
        'https://accountabilityhub.org/provision/s-9/',
        2013,
        'law',
      ),
    },
  ],
})

const BANGLADESH = factsOf('BD', 'BMET (16135)', {
  fees: CEILINGS.map(([to, name, amount, from]) => {
    const text = `BDT ${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`
    return {
      key: `bd.fees.ceiling.${to}`,
      label: `All costs of a job in ${name}`,
      value: text,
      amount: [amount, 'BDT'] as const,
      sentence: `In ${from.year} Bangladesh fixed all costs of a worker for a job in ${name} at ${text}, the agent included; this is one sum for everything together, not for each step; ask BMET for today’s limit.`,
      from,
    }
  }),
})

export const CHARGES: readonly SeedFact[] = [
  ...GENERAL,
  ...DESTINATIONS,
  ...NEPAL,
  ...PHILIPPINES,
  ...SRI_LANKA,
  ...LICENCE,
  ...BANGLADESH,
]

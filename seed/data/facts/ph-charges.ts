import { source } from './source'
import { factsOf } from './type'

// Who pays what, beside the facts of each country: what laws and ministries say on charges to workers from the Philippines.

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

export const PH_CHARGES = factsOf('PH', 'Department of Migrant Workers, DMW', {
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

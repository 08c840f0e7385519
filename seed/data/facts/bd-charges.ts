import { source } from './source'
import { factsOf, type SeedFact, type Source } from './type'

// Who pays what, beside the facts of each country: what laws and ministries say on charges to workers from Bangladesh.

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

export const BD_CHARGES: readonly SeedFact[] = [...LICENCE, ...BANGLADESH]

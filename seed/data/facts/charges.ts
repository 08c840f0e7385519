import { BD_CHARGES } from './bd-charges'
import { DESTINATION_CHARGES } from './destination-charges'
import { NP_CHARGES } from './np-charges'
import { PH_CHARGES } from './ph-charges'
import { source } from './source'
import { factsOf, type SeedFact } from './type'

// Who pays what, beside the facts of each country: what laws and ministries say on charges to workers.

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

export const CHARGES: readonly SeedFact[] = [
  ...GENERAL,
  ...DESTINATION_CHARGES,
  ...NP_CHARGES,
  ...PH_CHARGES,
  ...SRI_LANKA,
  ...BD_CHARGES,
]

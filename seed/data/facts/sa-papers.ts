import { HRSD } from './sa-work'
import { COMMON, factsOf, type Source } from './type'

const LAW: Source = {
  title: 'Royal Decree M/44 and the new implementing rules',
  publisher: 'Morgan Lewis',
  year: 2025,
  confidence: 'secondary',
}
const SKILL_TEST: Source = {
  title: 'Skill test for Indian workers, 5 June 2023',
  publisher: 'Khaleej Times',
  year: 2023,
  confidence: 'secondary',
}
const SKILL_START: Source = {
  title: 'Skill Verification Program in India, 30 December 2022',
  publisher: 'Siasat',
  year: 2022,
  confidence: 'secondary',
}
const APOSTILLE: Source = {
  title: 'Apostille for Saudi Arabia, 25 January 2023',
  publisher: 'Telangana Today',
  year: 2023,
  confidence: 'secondary',
}
const HEALTH: Source = {
  title: 'Health licences in the Gulf',
  publisher: 'gulfmedexams.com',
  link: 'https://gulfmedexams.com',
  year: 2026,
  confidence: 'secondary',
}
const MEDICINES: Source = {
  title: 'Advice of the Narcotics Control Bureau on medicines for Saudi Arabia',
  publisher: 'Siasat',
  year: 2025,
  confidence: 'secondary',
}
const SVP = 'Portal of the Skill Verification Program'
const EMBASSY = 'Saudi embassy in Delhi or consulate in Mumbai'

export const SA_PAPERS = factsOf('SA', HRSD, {
  medical: [
    {
      key: 'sa.medical',
      label: 'Medical test',
      value: 'usually Wafid, before the visa',
      sentence:
        'For Saudi Arabia the medical test is usually booked with Wafid before the visa, and the consulate can confirm it.',
      from: COMMON,
      confirm: 'Wafid (wafid.com)',
    },
  ],
  documents: [
    {
      key: 'sa.law',
      label: 'Labour law',
      value: 'Labor Law, Royal Decree M/51',
      sentence: 'Work in Saudi Arabia is under the Labor Law, Royal Decree M/51.',
      from: LAW,
    },
    {
      key: 'sa.law.changed',
      label: 'Last large change of the law',
      value: 'Royal Decree M/44, in force since the middle of February 2025',
      sentence:
        'The Saudi Labor Law was changed by Royal Decree M/44, in force since the middle of February 2025.',
      from: LAW,
    },
    {
      key: 'sa.skill-test.start',
      label: 'Skill Verification Program (SVP), start in India',
      value: 'December 2022, with 5 trades',
      amount: [5, 'titles'],
      sentence:
        'The Saudi Skill Verification Program began in 2021 and came to India in December 2022 with 5 trades.',
      from: SKILL_START,
      confirm: SVP,
    },
    {
      key: 'sa.skill-test.duty',
      label: 'Skill Verification Program (SVP), job titles',
      value: '19 job titles since the middle of 2023, more since then',
      amount: [19, 'titles'],
      sentence:
        'The Saudi skill test became compulsory in India for 19 job titles in the middle of 2023, and the list grows.',
      from: SKILL_TEST,
      confirm: SVP,
    },
    {
      key: 'sa.skill-test.titles',
      label: 'Job titles known to be on the SVP list',
      value:
        'building electrician, plumber, pipe fitter, automotive electrician, welder, underwater welder, flame cutter, drilling-rig electrician, panel, transformer, equipment and cooling-equipment assembler, cable connector, power-line worker, blacksmith, HVAC mechanic',
      sentence:
        'The Saudi skill test list of 2023 names building electrician, plumber, pipe fitter, welder, HVAC mechanic, automotive electrician, blacksmith and others.',
      from: SKILL_TEST,
      confirm: SVP,
    },
    {
      key: 'sa.skill-test.parts',
      label: 'Skill Verification Program (SVP), parts of the test',
      value: 'a theory part and a practical part',
      sentence: 'The Saudi skill test has a theory part and a practical part.',
      from: SKILL_TEST,
      confirm: SVP,
    },
    {
      key: 'sa.certificates.route',
      label: 'Route for certificates',
      value: 'apostille',
      sentence: 'Saudi Arabia accepts an apostille since 7 December 2022.',
      from: APOSTILLE,
      confirm: EMBASSY,
    },
    {
      key: 'sa.certificates.consulate',
      label: 'Stamp of the consulate after an apostille',
      value: 'not needed',
      sentence:
        'In January 2023 the Saudi consulate in Mumbai told agents that an apostilled paper needs no further stamp of the consulate.',
      from: APOSTILLE,
      confirm: EMBASSY,
    },
    {
      key: 'sa.health-licence',
      label: 'Health licence',
      value: 'SCFHS, on Mumaris Plus',
      sentence: 'Health staff in Saudi Arabia register with SCFHS on the portal Mumaris Plus.',
      from: HEALTH,
      confirm: 'SCFHS',
    },
    {
      key: 'sa.engineers',
      label: 'Engineers',
      value: 'usually the Saudi Council of Engineers (SCE)',
      sentence: 'Engineers in Saudi Arabia usually register with the Saudi Council of Engineers.',
      from: COMMON,
      confirm: 'Saudi Council of Engineers (SCE)',
    },
  ],
  'ban-or-limit': [
    {
      key: 'sa.medicines',
      label: 'Controlled medicines',
      value: 'approval on cds.sfda.gov.sa before the journey',
      sentence:
        'Ask for approval of controlled medicines on the Saudi portal cds.sfda.gov.sa before you travel.',
      from: MEDICINES,
      confirm: 'Saudi portal cds.sfda.gov.sa',
    },
  ],
})

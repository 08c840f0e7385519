import { COMMON, factsOf, type SeedFact, type Source } from './type'

const EMPLOYER = 'Your employer or the agency'
const SVP = 'Portal of the Skill Verification Program'

const NURSING_PAPERS: Source = {
  title: 'Papers for a nursing licence in the Gulf',
  publisher: 'globoprime and nclexsolutions',
  year: 2017,
  confidence: 'secondary',
}
const SKILL_TEST: Source = {
  title: 'Skill test for Indian workers, 5 June 2023',
  publisher: 'Khaleej Times',
  year: 2023,
  confidence: 'secondary',
}

const GENERAL_PAPERS = factsOf('', EMPLOYER, {
  documents: [
    {
      key: 'general.papers.cv',
      label: 'CV and photos',
      value: 'usually a CV, and photos with a white background',
      sentence: 'Employers usually ask for a CV, and for photos with a white background.',
      from: COMMON,
    },
    {
      key: 'general.papers.trade',
      label: 'Certificates and letters',
      value: 'usually trade certificates, and letters of past employers with dates',
      sentence:
        'Employers usually ask for trade certificates, and for letters of past employers with dates.',
      from: COMMON,
    },
    {
      key: 'general.papers.iti',
      label: 'Papers of technical trades',
      value: 'usually an ITI or NCVT certificate',
      sentence: 'In technical trades an ITI or NCVT certificate is usually asked for.',
      from: COMMON,
    },
    {
      key: 'general.papers.welder',
      label: 'Papers of welders',
      value: 'usually a welding test record, and approval cards of past clients',
      sentence:
        'Welders are usually asked for a welding test record, and for approval cards of past clients.',
      from: COMMON,
    },
    {
      key: 'general.papers.operator',
      label: 'Papers of equipment operators',
      value: 'usually an operator certificate of a third party, and a heavy licence',
      sentence:
        'Operators are usually asked for a certificate of a third party, and for a heavy licence.',
      from: COMMON,
    },
    {
      key: 'general.papers.driver',
      label: 'Papers of drivers',
      value: 'usually a Gulf or Indian heavy licence for heavy vehicles',
      sentence: 'For heavy vehicles a valid Gulf or Indian heavy licence is usually asked for.',
      from: COMMON,
    },
    {
      key: 'general.papers.light-licence',
      label: 'Papers of riders and van sales staff',
      value: 'usually a light licence',
      sentence: 'Riders and van sales staff are usually asked for a light licence.',
      from: COMMON,
    },
    {
      key: 'general.papers.cook',
      label: 'Papers of kitchen staff',
      value: 'usually a hotel diploma or food-safety training',
      sentence: 'Kitchen staff are usually asked for a hotel diploma or food-safety training.',
      from: COMMON,
    },
    {
      key: 'general.papers.guard',
      label: 'Papers of security guards',
      value: 'usually a police certificate',
      sentence:
        'Guards are usually asked for a police certificate, and the norms for height differ.',
      from: COMMON,
    },
    {
      key: 'general.papers.teacher',
      label: 'Papers of teachers',
      value: 'usually an attested degree and a police certificate',
      sentence: 'Teachers are usually asked for an attested degree and a police certificate.',
      from: COMMON,
    },
    {
      key: 'general.papers.degree',
      label: 'Papers of engineers and office staff',
      value: 'usually an attested degree in skilled jobs',
      sentence: 'In skilled engineering and office jobs an attested degree is usually asked for.',
      from: COMMON,
    },
    {
      key: 'general.papers.health',
      label: 'Papers of health staff',
      value: 'degree or GNM, council registration, good standing, experience letters and BLS',
      sentence:
        'For a health licence in the Gulf you usually need degree or GNM, council registration, good standing, experience letters and BLS.',
      from: NURSING_PAPERS,
      confirm: 'Health authority of the country of work',
    },
    {
      key: 'general.papers.airport',
      label: 'Papers at the airport',
      value: 'usually passport, visa, ticket, contract, insurance and clearance',
      sentence:
        'At the airport you usually show passport, visa, ticket and contract, and with an Indian ECR passport also PBBY and clearance.',
      from: COMMON,
    },
  ],
})

const SKILL_TEST_OFFICE = factsOf('SA', SVP, {
  documents: [
    {
      key: 'sa.skill-test.office',
      label: 'Offices of the Saudi skill test',
      value: 'Takamol for the Saudi ministry, NSDC International in India',
      sentence:
        'Takamol runs the skill test for the Saudi ministry, in India with NSDC International.',
      from: SKILL_TEST,
    },
  ],
})

/** What My documents and My steps quote, and no text. */
export const TOOL_FACTS: readonly SeedFact[] = [...GENERAL_PAPERS, ...SKILL_TEST_OFFICE]

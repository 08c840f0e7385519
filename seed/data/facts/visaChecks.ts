import { factsOf, type SeedFact, type Source } from './type'

// Where a government says whether a work visa or permit exists: the page, what to type, what it shows.
// Most pages could not be opened while this was written: their words are from guides and newspapers.

const source = (
  title: string,
  publisher: string,
  link: string,
  year: number,
  confidence: Source['confidence'] = 'secondary',
): Source => ({ title, publisher, link, year, confidence, read: '2026-11-25' })

type Check = {
  code: string
  /** Whom to ask when the page finds nothing. */
  office: string
  site: string
  where: string
  type: string
  typed: string
  shows: string
  shown: string
  from: Source
}

const check = ({ code, office, site, where, type, typed, shows, shown, from }: Check): SeedFact[] =>
  factsOf(code, office, {
    'visa-and-permit': [
      {
        key: `${code.toLowerCase()}.visa.check`,
        label: 'Where to check a work visa',
        value: site,
        sentence: where,
        from,
      },
      {
        key: `${code.toLowerCase()}.visa.check.type`,
        label: 'What to type for the check of a visa',
        value: type,
        sentence: typed,
        from,
      },
      {
        key: `${code.toLowerCase()}.visa.check.answer`,
        label: 'What the check of a visa shows',
        value: shows,
        sentence: shown,
        from,
      },
    ],
  })

const OMAN_GUIDE = source(
  'Oman visit visa and visa check',
  'connectresources.ae',
  'https://connectresources.ae/guides/oman-visit-visa',
  2024,
)

export const VISA_CHECKS: readonly SeedFact[] = [
  ...check({
    code: 'AE',
    office: 'The embassy of the UAE in your country',
    site: 'smartservices.icp.gov.ae, File Validity',
    where:
      'A UAE visa is checked at smartservices.icp.gov.ae under File Validity, and a visa of Dubai also at gdrfad.gov.ae.',
    type: 'passport number, its last day, and nationality',
    typed:
      'For the check of a UAE visa choose passport information, and type the passport number, its last day and the nationality.',
    shows: 'kind of visa, its dates, and the sponsor',
    shown:
      'The check of a UAE visa shows the kind of visa, its dates and the sponsor, who is the employer.',
    from: source(
      'How to check a UAE visa by passport number, 4 March 2026',
      'oravisa.com',
      'https://oravisa.com/blog/check-dubai-visa-by-passport-number/',
      2026,
    ),
  }),
  ...check({
    code: 'SA',
    office: 'The Saudi embassy or consulate in your country',
    site: 'visa.mofa.gov.sa',
    where:
      'A Saudi visa is checked at visa.mofa.gov.sa, the visa site of the foreign ministry, which replaced Enjazit.',
    type: 'application or visa number, passport number, and nationality',
    typed:
      'For the check of a Saudi visa type the application or visa number, the passport number and the nationality.',
    shows: 'whether the visa was issued, with its number',
    shown: 'The Saudi check says whether the visa was issued, and shows its number.',
    from: source(
      'Checking the status of a Saudi visa: Enjazit and MOFA',
      'visa-saudi-arabia.com',
      'https://visa-saudi-arabia.com/blog/checking-saudi-visa-status/',
      2024,
    ),
  }),
  ...check({
    code: 'OM',
    office: 'The embassy of Oman in your country',
    site: 'evisa.rop.gov.om, Track Your Application',
    where:
      'A visa of Oman is checked at evisa.rop.gov.om, the site of the Royal Oman Police; sites with other endings are none of theirs.',
    type: 'application number, passport number, and nationality',
    typed:
      'For the check of an Omani visa type the application number, the passport number and the nationality.',
    shows: 'the status of the visa',
    shown: 'The check of Oman shows the status of the visa: see that it is for work.',
    from: OMAN_GUIDE,
  }),
  ...check({
    code: 'QA',
    office: 'The embassy of Qatar in your country',
    site: 'portal.moi.gov.qa, visa services, enquiry and printing',
    where:
      'A visa of Qatar is checked at portal.moi.gov.qa, the site of the interior ministry, under visa services: enquiry and printing.',
    type: 'visa number or passport number, and nationality',
    typed:
      'For the check of a Qatari visa type the visa number or the passport number, and the nationality.',
    shows: 'the visa, which can be printed',
    shown: 'The Qatari check shows the visa, which can be printed.',
    from: source(
      'How to check a Qatar visa by passport number, 2023',
      'tricksmama.com',
      'https://tricksmama.com/qatar-visa-check-by-passport',
      2023,
    ),
  }),
  ...check({
    code: 'BH',
    office: 'LMRA (lmra.gov.bh)',
    site: 'lmra.gov.bh, Express Services',
    where:
      'A work permit of Bahrain is checked at lmra.gov.bh, the site of the Labour Market Regulatory Authority, in its Express Services.',
    type: 'application number or passport number',
    typed:
      'For the check of a Bahraini work permit type the application number or the passport number.',
    shows: 'the status of the application',
    shown: 'The check of LMRA shows the status of the application for the work permit.',
    from: source(
      'New work visa: follow your application',
      'LMRA, Bahrain',
      'http://lmra.bh/portal/en/page/show/106',
      2019,
      'official',
    ),
  }),
  ...check({
    code: 'KW',
    office: 'The embassy of Kuwait in your country',
    site: 'kuwaitvisa.moi.gov.kw or the app Kuwait Visa',
    where:
      'An entry visa of Kuwait is checked at kuwaitvisa.moi.gov.kw or in the app Kuwait Visa, both of the interior ministry.',
    type: 'visa number and passport number',
    typed: 'For the check of a Kuwaiti visa type the visa number and the passport number.',
    shows: 'whether the visa is valid',
    shown:
      'The app of Kuwait says before the flight whether an entry visa is valid, and airlines look at it too.',
    from: source(
      'MoI launches the Kuwait Visa app experimentally',
      'The Times Kuwait',
      'https://timeskuwait.com/news/moi-launches-the-kuwait-visa-experimentally/',
      2023,
    ),
  }),
  ...check({
    code: 'SG',
    office: 'Ministry of Manpower, MOM (mom.gov.sg)',
    site: 'mom.gov.sg, Check work pass and application status',
    where:
      'A work pass of Singapore is checked at mom.gov.sg, the site of the Ministry of Manpower, under Check work pass and application status.',
    type: 'birth date, and FIN or passport number',
    typed:
      'For the check of a Singapore pass type the birth date, and the FIN or the passport number.',
    shows: 'the status of the application, and whether the pass is valid',
    shown:
      'The check of MOM shows the status of the application and whether the pass is valid; with the date of application from the IPA letter it shows the pay too.',
    from: source(
      'Check work pass and application status',
      'Ministry of Manpower, Singapore',
      'https://mom.gov.sg/maintenance/eservices/services/check-work-pass-and-application-status',
      2026,
      'official',
    ),
  }),
  ...check({
    code: 'MY',
    office: 'The High Commission or embassy of Malaysia in your country',
    site: 'eservices.imi.gov.my, application status',
    where:
      'A work visa of Malaysia is checked at eservices.imi.gov.my, the site of the immigration department, under application status.',
    type: 'passport number and nationality, or the numbers of the employer',
    typed:
      'For the check of a Malaysian visa type passport number and nationality; if it asks for an application number, the employer has it.',
    shows: 'approved or not, and the name of the worker',
    shown:
      'The Malaysian check shows whether the application was approved, and the name of the worker.',
    from: source(
      'How to check a worker visa of Malaysia',
      'infoblogbn.com',
      'https://infoblogbn.com/%E0%A6%93%E0%A6%AF%E0%A6%BC%E0%A6%BE%E0%A6%B0%E0%A7%8D%E0%A6%95%E0%A6%BE%E0%A6%B0-%E0%A6%AD%E0%A6%BF%E0%A6%B8%E0%A6%BE-%E0%A6%9A%E0%A7%87%E0%A6%95-%E0%A6%AE%E0%A6%BE%E0%A6%B2%E0%A6%AF%E0%A6%BC/',
      2024,
    ),
  }),
]

import type { Source } from './type'

// Sources of the figures that matter most (hours, overtime, rest day, leave, end of service), with the
// page on which a reader finds them. 'law' only where the words of the article itself were read.

const read = (source: Omit<Source, 'read'>): Source => ({ ...source, read: '2026-11-25' })

const HRSD_NAME = 'HRSD (hrsd.gov.sa)'

export const HRSD_HOURS = read({
  title: 'Labour education 312: working hours',
  publisher: HRSD_NAME,
  link: 'https://laboreducation.hrsd.gov.sa/en/labor-education/312',
  confidence: 'official',
})
export const HRSD_OVERTIME = read({
  title: 'Labour education 313: overtime hours',
  publisher: HRSD_NAME,
  link: 'https://www.hrsd.gov.sa/en/knowledge-centre/articles/313',
  year: 2019,
  confidence: 'official',
})
export const HRSD_OVERTIME_LIMIT = read({
  ...HRSD_OVERTIME,
  title: 'Labour education 313, with questions and answers',
  link: 'https://laboreducation.mlsd.gov.sa/en/labor-education/313',
})
export const SAUDI_DAY = read({
  title: 'How to calculate overtime in Saudi Arabia',
  publisher: 'ksaexpats.com',
  link: 'https://ksaexpats.com/how-to-calculate-overtime-in-ksa/',
  confidence: 'secondary',
})
export const HRSD_LEAVE = read({
  title: 'Labour education 321: annual leave',
  publisher: HRSD_NAME,
  link: 'https://www.hrsd.gov.sa/en/knowledge-centre/articles/321',
  year: 2019,
  confidence: 'official',
})
// Its text was read in the ministry's own copy of the page, and its opening at the link.
export const HRSD_AWARD = read({
  title: 'Labour education 316: end-of-service award',
  publisher: HRSD_NAME,
  link: 'https://www.hrsd.gov.sa/en/knowledge-centre/articles/316',
  year: 2019,
  confidence: 'official',
})
export const SAUDI_REST = read({
  title: 'The labour ministry on the weekly rest day, 10 November 2025',
  publisher: 'Gulf News',
  link: 'https://gulfnews.com/world/gulf/saudi/saudi-arabia-enforces-labour-law-to-ensure-workers-right-to-rest-and-reasonable-hours-1.500340433',
  year: 2025,
  confidence: 'secondary',
})

export const QATAR_HOURS = read({
  title: 'Labour Law 14 of 2004, Articles 73 and 74',
  publisher: 'accountabilityhub.org',
  link: 'https://accountabilityhub.org/provision/labour-law-no-14-of-2004-articles-73-and-74/',
  year: 2004,
  confidence: 'law',
})
export const QATAR_OVERTIME = read({
  ...QATAR_HOURS,
  publisher: 'sheenservices.com',
  link: 'https://www.sheenservices.com/news/qatar-labour-law-working-hours-leave-overtime-holidays/amp/',
})
// accountabilityhub.org prints 44 in its copy and 48 in its summary; this copy and all guides say 48.
export const QATAR_WEEK: Source = { ...QATAR_OVERTIME, confidence: 'secondary' }
export const QATAR_LEAVE = read({
  title: 'Labour Law 14 of 2004, Articles 78 to 81',
  publisher: 'accountabilityhub.org',
  link: 'https://accountabilityhub.org/provision/labour-law-no-14-of-2004-articles-78-81/',
  year: 2004,
  confidence: 'law',
})
// The portal has the law itself; its Articles 54 and 75 were read in copies of the text only.
const QATAR_LAW = read({
  title: 'Labour Law 14 of 2004',
  publisher: 'Al Meezan, legal portal of Qatar',
  link: 'https://www.almeezan.qa/LawView.aspx?opt&LawID=3961&language=en',
  year: 2004,
  confidence: 'secondary',
})
export const QATAR_REST = { ...QATAR_LAW, title: 'Labour Law 14 of 2004, Article 75' }
export const QATAR_END = { ...QATAR_LAW, title: 'Labour Law 14 of 2004, Article 54' }

export const QATAR_DAY = read({
  title: 'Calculating the end-of-service gratuity in Qatar',
  publisher: 'welcomeqatar.com',
  link: 'http://welcomeqatar.com/news/qatar-news/calculate-end-service-gratuity-jobs-qatar-2/',
  confidence: 'secondary',
})

// Articles 70 and 71 were read as decree.om and law firms explain them.
export const OMAN_HOURS = read({
  title: 'Overtime in Oman, Articles 70 and 71 of Royal Decree 53/2023',
  publisher: 'The translators of the law (blog.decree.om)',
  link: 'https://blog.decree.om/category/article',
  confidence: 'secondary',
})
export const OMAN_REST = {
  title: 'Two days of weekly rest, from the Ministry of Manpower',
  publisher: 'Oman Observer',
  link: 'https://www.omanobserver.om/2-day-weekly-off-must-workers/',
  confidence: 'secondary',
  read: '2026-11-26',
} as const satisfies Source
export const OMAN_RAMADAN = {
  title: 'Labour law in Oman, March 2021 (the law before 2023)',
  publisher: 'International Trade Union Confederation (recruitmentadvisor.org)',
  link: 'https://www.recruitmentadvisor.org/law/np/om/20043/20043/50',
  year: 2021,
  confidence: 'secondary',
  read: '2026-11-26',
} as const satisfies Source
export const OMAN_LEAVE = read({
  title: 'Oman: new labour law and social security law in force',
  publisher: 'DLA Piper',
  link: 'https://knowledge.dlapiper.com/dlapiperknowledge/globalemploymentlatestdevelopments/oman-new-labour-law-and-social-security-law-in-force',
  year: 2023,
  confidence: 'secondary',
})
export const OMAN_END = read({
  title: 'Article 61 of the Labour Law, with its text',
  publisher: 'Ministry of Labour of Oman, in Times of Oman',
  link: 'https://timesofoman.com/article/151254-ministry-of-labour-issues-clarification-on-end-of-service-gratuity-for-workers',
  year: 2024,
  confidence: 'secondary',
})

export const BAHRAIN_HOURS = read({
  title: 'Bahrain: working time and time off work',
  publisher: 'DLA Piper',
  link: 'https://dlapiperintelligence.com/goingglobal/employment/index.html?c=BH&t=08-minimum-employment-rights',
  confidence: 'secondary',
})
export const BAHRAIN_OVERTIME = read({
  title: 'Labour Law 36 of 2012, Articles 51 to 54',
  publisher: 'bahrainofw.com',
  link: 'https://bahrainofw.com/working-hours-rest-periods/',
  confidence: 'secondary',
})
export const BAHRAIN_REST = read({
  title: 'Comment 3134122 on Law 36 of 2012, section 57(b)',
  publisher: 'International Labour Organization (normlex.ilo.org)',
  link: 'https://normlex.ilo.org/dyn/normlex/en/f?p=1000:13101:0::NO:13101:P13101_COMMENT_ID:3134122',
  year: 2014,
  confidence: 'official',
})
export const BAHRAIN_END = read({
  title: 'End of service in Bahrain, Article 116 of Law 36 of 2012',
  publisher: 'bahrainlawfirm.com',
  link: 'https://bahrainlawfirm.com/en/blog/end-of-service-indemnity-bahrain',
  confidence: 'secondary',
})
export const BAHRAIN_END_OFFICIAL = {
  title: 'End of service gratuity for non-Bahrainis',
  publisher: 'Social Insurance Organization (sio.gov.bh)',
  link: 'https://www.sio.gov.bh/en/end-of-service-gratuity-for-non-bahrainis',
  confidence: 'official',
  read: '2026-11-26',
} as const satisfies Source
export const BAHRAIN_SIO = read({
  title: 'New end-of-service system for foreign employees in Bahrain',
  publisher: 'Mondaq',
  link: 'https://www.mondaq.com/employee-benefits--compensation/1426264/new-end-of-service-gratuity-system-for-foreign-employees-in-bahrain',
  year: 2024,
  confidence: 'secondary',
})

export const KUWAIT_HOURS = read({
  title: 'Working hours and days under the Kuwait labor law, by a lawyer',
  publisher: 'Kuwait Times',
  link: 'https://www.kuwaittimes.com/working-hours-and-days-under-the-kuwait-labor-law/',
  confidence: 'secondary',
})
export const KUWAIT_REST = read({
  title: 'Comment 2699328 on Law 6 of 2010, section 67',
  publisher: 'International Labour Organization (normlex.ilo.org)',
  link: 'https://normlex.ilo.org/dyn/normlex/en/f?p=1000:13100:0::NO:13100:P13100_COMMENT_ID,P13100_COUNTRY_ID:2699328,103423',
  year: 2012,
  confidence: 'official',
})
export const KUWAIT_END = read({
  title: 'Articles 51 and 52 of Law 6 of 2010 (in Arabic)',
  publisher: 'kuwaitlawyer.net',
  link: 'https://kuwaitlawyer.net/?p=2553',
  confidence: 'secondary',
})
export const KUWAIT_RESIGN = read({
  title: 'Calculating termination indemnity and end-of-service benefits',
  publisher: 'Kuwait Times',
  link: 'https://news.kuwaittimes.net/website/calculating-termination-indemnity-end-service-benefits-kuwait/',
  year: 2017,
  confidence: 'secondary',
})
export const KUWAIT_WAGE = read({
  title: 'Articles 55 and 62 of Law 6 of 2010, legal column',
  publisher: 'Arab Times',
  link: 'http://www.arabtimesonline.com/news/company-calculating-indemnity-on-lower-amount/',
  confidence: 'secondary',
})
export const KUWAIT_DIVISOR = read({
  title: 'Calculation of indemnity, legal column of the Arab Times',
  publisher: 'menafn.com',
  link: 'http://www.menafn.com/1094803424/Calculation-of-indemnity-as-per-Article-67-of-the-Kuwait-Labor-Law?src=RSS',
  confidence: 'secondary',
})

export const UAE_OVERTIME = read({
  title: 'Article 19 of Federal Decree-Law 33 of 2021, text',
  publisher: 'Gulf News',
  link: 'https://gulfnews.com/living-in-uae/ask-us/new-uae-labour-law-how-is-overtime-calculated-1.1639661532379',
  year: 2021,
  confidence: 'secondary',
})
export const UAE_END = read({
  title: 'End-of-service benefits under Federal Decree-Law 33 of 2021',
  publisher: 'The National',
  link: 'https://thenationalnews.com/business/gratuity-calculator',
  confidence: 'secondary',
})
export const UAE_RESIGNING = read({
  title: 'MoHRE on gratuity after resigning, 12 January 2023',
  publisher: 'ProPakistani',
  link: 'https://propakistani.pk/2023/01/12/uae-private-sector-employees-to-receive-gratuity-without-unpaid-leave/',
  year: 2023,
  confidence: 'secondary',
})

export const SINGAPORE_LAW = {
  title: 'Employment Act 1968, Part 4',
  publisher: 'Singapore Statutes Online (sso.agc.gov.sg)',
  link: 'https://sso.agc.gov.sg/Act/EmA1968?ProvIds=P14-',
  year: 1968,
  confidence: 'law',
  read: '2026-11-26',
} as const satisfies Source
export const SINGAPORE_OVERTIME = read({
  title: 'Overtime pay: formula and limits of the Ministry of Manpower',
  publisher: 'smartouch.com.sg',
  link: 'http://www.smartouch.com.sg/overtime-calculator-singapore/',
  year: 2024,
  confidence: 'secondary',
})
export const SINGAPORE_REST = read({
  title: 'Employment Act, section 37, as the Ministry of Manpower explains it',
  publisher: 'acsa.sg',
  link: 'http://www.acsa.sg/mom/hours-of-work-overtime/',
  confidence: 'secondary',
})

export const MALAYSIA_DAY = read({
  title: 'Employment Act 1955, section 60I(1A), reprint of 2023',
  publisher: 'mylaw.my',
  link: 'https://mylaw.my/legislation/employment-act-1955/section-60h',
  year: 2023,
  confidence: 'law',
})
export const MALAYSIA_LIMITS = read({
  title: 'Calculating overtime pay under the Employment Act as amended in 2023',
  publisher: 'payroll.my',
  link: 'https://payroll.my/payroll-software/calculating-overtime-pay-in-malaysia-maximize-your-earnings',
  year: 2024,
  confidence: 'secondary',
})
export const MALAYSIA_REST = read({
  title: 'Employment Act 1955, section 60(3), text of 2023 (in Chinese)',
  publisher: 'malaysiadiy.info',
  link: 'http://www.malaysiadiy.info/2023/06/rest-day.html',
  year: 2023,
  confidence: 'secondary',
})
export const MALAYSIA_REST_MORE: Source = {
  title: 'Employment Act 1955, section 60(3)(c)',
  publisher: 'studylib.net, copy of the act',
  link: 'https://studylib.net/doc/27095471/ea1955',
  confidence: 'law',
  read: '2026-11-26',
}

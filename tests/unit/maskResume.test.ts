import { describe, expect, test } from 'vitest'
import { maskResume } from '@/collections/Shortlists/masking/maskResume'

/** The text of a resume that an employer reads has nothing by which the person can be found. */

const lettersAndDigits = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]/gu, '')

describe('is taken out of a resume:', () => {
  test.each([
    ['an Indian number', '9876543210'],
    ['with a country code', '+91 98765 43210'],
    ['with dashes', '+91-98765-43210'],
    ['with dots', '98.76.54.32.10'],
    ['with a zero and brackets', '(0)98765 43210'],
    ['with long dashes', '98765 – 43210'],
    ['with slashes', '98765/43210'],
    ['with single digits', '9 8 7 6 5 4 3 2 1 0'],
    ['two numbers', '9876543210 / 9123456780'],
    ['a Nepali number', '+977 984-1234567'],
    ['in Devanagari digits', '+९७७ ९८४१२३४५६७'],
    ['in Bengali digits', '০১৭১২৩৪৫৬৭৮'],
    ['an Emirati number', '+971 50 123 4567'],
    ['a Saudi number in Arabic digits', '٠٥٠ ١٢٣ ٤٥٦٧'],
    ['a Qatari number', '5512 3456'],
    ['an Omani number', '00968 9212 3456'],
    ['a Kuwaiti number in Persian digits', '۶۵۱۲۳۴۵۶'],
    ['a Bahraini number', '3612-3456'],
    ['a number in full width', '９８７６５４３２１０'],
    ['a number behind a year', '2018. 98765 43210'],
    ['a number in small pieces behind a year', '2018. 98. 76. 54. 32'],
    ['a number in words', 'nine eight seven six five four three two one zero'],
    ['a number with invisible signs', '98765\u200b43210'],
  ])('%s, %s', (_what, number) => {
    const masked = maskResume(`Welder. Call me ${number} about the work in Doha.`)
    expect(masked).toBe('Welder. Call me ••• about the work in Doha.')
  })

  test.each([
    ['ravi.kumar@gmail.com'],
    ['ravi.kumar @ gmail.com'],
    ['ravi @ gmail . com'],
    ['ravi＠gmail．com'],
    ['ravi(at)gmail(dot)com'],
    ['ravi [at] yahoo [dot] co [dot] in'],
    ['ravi at gmail dot com'],
    ['ravi at mycompany dot com'],
    ['ravi at the rate gmail.com'],
    ['ravi at gmail.com'],
    ['रवि@उदाहरण.भारत'],
    ['https://wa.me/919876543210'],
    ['wa.me/919876543210'],
    ['www.ravi-welder.com'],
    ['ravi-welder.in/cv'],
    ['linkedin.com/in/ravi'],
    ['https://t.me/ravi'],
    ['Skype: live:ravi.k'],
    ['WhatsApp no: ravi99'],
  ])('the address %s', (address) => {
    const masked = maskResume(`Pipe fitter ${address} with 6G`)
    expect(masked).toMatch(/^Pipe fitter •••\s?(?:with 6G)?$/)
    expect(masked).not.toMatch(/ravi|रवि|gmail|9876/i)
  })

  test.each([
    ['Passport No: A1234567'],
    ['Passport Number : PA 1234567'],
    ['Passport # 12345678'],
    ['holds A1234567'],
    ['holds a 1234567'],
    ['holds P1234567A'],
    ['holds AB-123456'],
    ['Aadhaar No. 1234 5678 9012'],
    ['PAN ABCDE1234F'],
    ['Iqama No: 2345678901'],
  ])('the number of a paper: %s', (paper) => {
    expect(lettersAndDigits(maskResume(`Mason ${paper} Experience: 5 years`))).not.toMatch(
      /\d{4}|abcde/,
    )
    expect(maskResume(`Mason ${paper} Experience: 5 years`)).toContain('Experience: 5 years')
  })

  test.each([
    ['Address: 12 Station Road, Siwan, Bihar 841226'],
    ['Permanent Address House 4, Siwan, Station Road'],
    ['S/O Mohan Lal, Vill. Siwan, Station Road, Bihar - 841226'],
    ['H.No. 12-4-56, Station Road, Siwan'],
    ['Vill: Siwan, P.O. Station Road, Dist: Saran'],
    ['VPO Siwan Station Road'],
    ['Present address – Flat 3, Siwan Tower, Station Road'],
    ['पता: स्टेशन रोड, Siwan, Station Road'],
    ['Siwan - 841226'],
  ])('where somebody lives: %s', (address) => {
    const masked = maskResume(`Rigger ${address} Mobile 98765 43210 Objective: To work as a rigger`)
    expect(masked).not.toMatch(/Siwan|Station|Saran|841226|Mohan/)
    expect(masked).toContain('Objective: To work as a rigger')
  })

  test.each([
    ['Date of Birth: 12/05/1990', /1990/],
    ['D.O.B 12.05.1990', /1990/],
    ['Age: 34 years', /34/],
    ['Age 34', /34/],
    ['Sex M', /sex:? m/i],
    ['Religion : Hindu', /hindu/i],
    ['Marital Status - Married', /married/i],
    ["Father's Name: Mohan Lal", /mohan/i],
    ['Gender: Male', /:\s*male/i],
  ])('what an employer does not decide by: %s', (line, hidden) => {
    const masked = maskResume(`Rigger ${line} Nationality: Indian Skills: slings`)
    expect(masked).not.toMatch(hidden)
    expect(masked).toContain('Nationality: Indian Skills: slings')
  })
})

describe('stays in a resume:', () => {
  test.each([
    ['Worked at Saudi Aramco from 2010 - 2015 and 2016–2019.'],
    ['2010 2015 2019'],
    ['Jan 2010 to Dec 2015'],
    ['01/2010 - 12/2015 L&T, Muscat'],
    ['Fitter from 10/05/2013 to 12/06/2018. 2 years in Muscat (2018-2020).'],
    ['01.05.2010 - 30.06.2012 NPCC'],
    ['6G pipe welder, SMAW and GTAW, ASME IX, AWS D1.1, ISO 9001'],
    ['B.Com, M.Com and ITI (Fitter), 72 %'],
    ['Addressed safety at height and worked at Dubai Marina.'],
    ['Post: Welder at District Cooling'],
    ['५ साल का अनुभव, वेल्डर'],
    ['10 years in the Gulf, 3 in Qatar'],
  ])('%s', (text) => {
    expect(maskResume(text)).toBe(text.normalize('NFKC'))
  })

  test('everything else, and a long text takes no long time', () => {
    expect(maskResume('')).toBe('')
    for (const piece of ['1 ', 'a at ', 'Address ', '9-', 'a.', '(at)', 'one ', 'S/O ', 'x@']) {
      const began = performance.now()
      maskResume(piece.repeat(20_000 / piece.length))
      expect(performance.now() - began, piece).toBeLessThan(2000)
    }
  })
})

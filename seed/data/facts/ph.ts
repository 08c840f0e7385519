import { COMMON, factsOf, type Source } from './type'

const DMW = 'Department of Migrant Workers, DMW'

const OFW_PASS: Source = {
  title: 'OFW Pass under DMW Advisory 38 of 2025, 9 December 2025',
  publisher: 'SunStar',
  year: 2025,
  confidence: 'secondary',
}

export const PH = factsOf('PH', DMW, {
  'visa-and-permit': [
    {
      key: 'ph.ofw-pass',
      label: 'Return to the same employer',
      value: 'OFW Pass in the eGovPH app, in place of the OEC',
      sentence:
        'A worker from the Philippines who returns to the same employer uses the OFW Pass in the eGovPH app in place of the OEC.',
      from: OFW_PASS,
    },
    {
      key: 'ph.ofw-pass.length',
      label: 'OFW Pass, validity',
      value: '90 days',
      amount: [90, 'days'],
      sentence: 'The OFW Pass of the Philippines is valid for 90 days.',
      from: OFW_PASS,
    },
    {
      key: 'ph.new-hires',
      label: 'New hires',
      value: 'another procedure; ask DMW',
      sentence:
        'A newly hired worker from the Philippines follows another procedure, which DMW gives.',
      from: OFW_PASS,
    },
  ],
  fees: [
    {
      key: 'ph.fees.domestic',
      label: 'Placement fee of household workers',
      value: 'usually none allowed',
      amount: [0, 'PHP'],
      sentence:
        'Household workers from the Philippines usually pay no placement fee, and DMW can confirm it.',
      from: COMMON,
    },
  ],
  documents: [
    {
      key: 'ph.certificates.route',
      label: 'Route for certificates',
      value: 'usually an apostille',
      sentence:
        'Papers from the Philippines usually carry an apostille, and the embassy of the destination can confirm it.',
      from: COMMON,
      confirm: 'Embassy of the destination',
    },
  ],
})

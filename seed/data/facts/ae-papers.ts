import { MOHRE } from './ae-work'
import { factsOf, type Source } from './type'

const DEGREE: Source = {
  title: 'Attested degrees for UAE work permits',
  publisher: 'Immigration Start Guide',
  year: 2025,
  confidence: 'secondary',
}
const RECOGNITION: Source = {
  title: 'Degree recognition in the UAE, 9 May 2025',
  publisher: 'The National',
  year: 2025,
  confidence: 'secondary',
}
const HEALTH: Source = {
  title: 'Health licences in the Gulf',
  publisher: 'gulfmedexams.com',
  link: 'https://gulfmedexams.com',
  year: 2026,
  confidence: 'secondary',
}
const GUARDS: Source = {
  title: 'Security licences in Dubai and the other emirates',
  publisher: 'CloseCareer',
  year: 2025,
  confidence: 'secondary',
}
const FOOD: Source = {
  title: 'Food handler training and the Occupational Health Card',
  publisher: 'beyondlimits.ae',
  link: 'https://beyondlimits.ae',
  confidence: 'secondary',
}
const MEDICINES: Source = {
  title: 'Medicines controlled in the UAE',
  publisher: 'Gulf News',
  year: 2018,
  confidence: 'secondary',
}
const BAGGAGE: Source = {
  title: 'Medicines and banned items for travellers to the UAE',
  publisher: 'Darpan Magazine',
  confidence: 'secondary',
}
const MOHAP = 'UAE health ministry (MOHAP)'
const MISSION = 'UAE embassy or consulate in your country'

export const AE_PAPERS = factsOf('AE', MOHRE, {
  documents: [
    {
      key: 'ae.certificates.route',
      label: 'Route for certificates',
      value: 'embassy attestation',
      sentence:
        'An Indian degree for the UAE goes through notary, state, the Indian foreign ministry, the UAE mission and the UAE foreign ministry.',
      from: DEGREE,
      confirm: MISSION,
    },
    {
      key: 'ae.certificates.needed',
      label: 'Jobs that need an attested degree',
      value: 'skill levels 1 to 3',
      sentence: 'A UAE permit at skill levels 1 to 3 needs an attested degree.',
      from: DEGREE,
    },
    {
      key: 'ae.certificates.not-needed',
      label: 'Jobs that need no attested degree',
      value: 'elementary jobs',
      sentence: 'An elementary job in the UAE needs no attested degree.',
      from: DEGREE,
    },
    {
      key: 'ae.certificates.experience',
      label: 'Experience letters',
      value: 'normally no attestation',
      sentence: 'Experience letters for the UAE normally need no attestation.',
      from: DEGREE,
    },
    {
      key: 'ae.certificates.recognition',
      label: 'Recognition of degrees',
      value: 'also through the higher-education ministry',
      sentence:
        'According to a 2025 report the recognition of degrees in the UAE also goes through the higher-education ministry.',
      from: RECOGNITION,
    },
    {
      key: 'ae.health-licence.dubai',
      label: 'Health licence in Dubai',
      value: 'DHA',
      sentence: 'Health staff in Dubai need a licence from DHA, the Dubai Health Authority.',
      from: HEALTH,
      confirm: 'Dubai Health Authority (DHA)',
    },
    {
      key: 'ae.health-licence.abu-dhabi',
      label: 'Health licence in Abu Dhabi',
      value: 'DOH, once called HAAD',
      sentence:
        'Health staff in Abu Dhabi need a licence from DOH, the Department of Health, once called HAAD.',
      from: HEALTH,
      confirm: 'Department of Health, Abu Dhabi (DOH)',
    },
    {
      key: 'ae.health-licence.other',
      label: 'Health licence in the other emirates',
      value: 'MOHAP',
      sentence: 'Health staff in the other five emirates of the UAE need a licence from MOHAP.',
      from: HEALTH,
      confirm: MOHAP,
    },
    {
      key: 'ae.guard-licence.dubai',
      label: 'Guard licence in Dubai',
      value: 'SIRA',
      sentence: 'Security guards in Dubai need a licence from SIRA.',
      from: GUARDS,
      confirm: 'SIRA, Dubai',
    },
    {
      key: 'ae.guard-licence.other',
      label: 'Guard licence in the other emirates',
      value: 'PSBD',
      sentence:
        'Security guards in Abu Dhabi and the other emirates outside Dubai come under PSBD.',
      from: GUARDS,
      confirm: 'PSBD, Abu Dhabi',
    },
    {
      key: 'ae.food-card.dubai',
      label: 'Papers for kitchen staff in Dubai',
      value: 'Occupational Health Card and food handler training',
      sentence:
        'Kitchen staff in Dubai need an Occupational Health Card and food handler training.',
      from: FOOD,
      confirm: 'Your employer in Dubai',
    },
  ],
  'ban-or-limit': [
    {
      key: 'ae.medicines.controlled',
      label: 'Controlled medicines',
      value: 'codeine, tramadol, pseudoephedrine and others',
      sentence:
        'Codeine, tramadol, pseudoephedrine and some other medicines are controlled in the UAE.',
      from: MEDICINES,
      confirm: MOHAP,
    },
    {
      key: 'ae.medicines.supply',
      label: 'Own medicine, most you carry',
      value: 'about 3 months',
      amount: [3, 'months'],
      sentence:
        'For the UAE carry a prescription and not more than about 3 months of your medicine, and check the limit before you travel.',
      from: BAGGAGE,
      confirm: MOHAP,
    },
    {
      key: 'ae.poppy-seeds',
      label: 'Poppy seeds',
      value: 'banned',
      sentence: 'Poppy seeds are banned in the UAE.',
      from: BAGGAGE,
      confirm: MISSION,
    },
  ],
})

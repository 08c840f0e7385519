import type { Translated } from '../translated'

export default {
  hours: 'ജോലി സമയം',
  pay: 'ശമ്പളം',
  leave: 'അവധി',
  heat: 'ചൂട്',
  'probation-and-notice': 'പ്രൊബേഷനും നോട്ടീസും',
  'end-of-service': 'ഗ്രാറ്റുവിറ്റി (സേവനാനുകൂല്യം)',
  'changing-job': 'ജോലി മാറൽ',
  fees: 'ഫീസ്',
  'visa-and-permit': 'വിസയും പെർമിറ്റും',
  medical: 'മെഡിക്കൽ പരിശോധന',
  documents: 'രേഖകൾ',
  insurance: 'ഇൻഷുറൻസ്',
  'ban-or-limit': 'വിലക്കുകളും പരിധികളും',
  'other-rules': 'പഴയ ചട്ടങ്ങൾ, ആ രാജ്യത്തെ പൗരന്മാർക്കുള്ള ചട്ടങ്ങൾ',
  complaints: 'പരാതികൾ',
  contacts: 'ബന്ധപ്പെടാൻ',
} satisfies Translated<'factTopics'>

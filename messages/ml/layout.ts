import type { Translated } from '../translated'

export default {
  skip: 'പ്രധാന ഭാഗത്തേക്ക് പോകുക',
  close: 'അടയ്ക്കുക',
  channel: 'ചാനലിൽ ചേരുക',
  channelShort: 'ഞങ്ങളുടെ ചാനൽ',
  malta: 'മാൾട്ടയിൽ ജോലി',
  jobs: 'ജോലി',
  browse: 'ജോലികൾ കാണുക',
  register: 'രജിസ്ട്രേഷൻ',
  menu: 'മെനു',
  main: 'പ്രധാന മെനു',
  registrationNumber: 'രജിസ്ട്രേഷൻ നമ്പർ',
  validUntil: 'കാലാവധി തീരുന്നത്',
  statement: 'അംഗീകാരം',
  byLocation: 'സ്ഥലം അനുസരിച്ച് ജോലികൾ',
  byIndustry: 'മേഖല അനുസരിച്ച് ജോലികൾ',
  toTop: 'മുകളിലേക്ക്',
} satisfies Translated<'layout'>

import type { Translated } from '../translated'

export default {
  page: 'Ang pahinang ito: <b>{address}</b>',
  check:
    'Paano suriin ang papel na ito: ikumpara ang registration number sa listahan sa emigrate.gov.in. Sumusulat lang kami mula sa @{domain}. Libre ang pag-apply: walang sinuman ang puwedeng maningil sa iyo para rito.',
  checkAddress:
    'Paano suriin ang papel na ito: buksan ang address sa itaas; dapat pareho ang nakasulat. Ikumpara ang registration number sa listahan sa emigrate.gov.in. Sumusulat lang kami mula sa @{domain}. Libre ang pag-apply: walang sinuman ang puwedeng maningil sa iyo para rito.',
} satisfies Translated<'printFoot'>

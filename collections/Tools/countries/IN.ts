import { ANY, around, rule } from '@/collections/Tools/charges/rule'
import type { HomeRules } from './country'
import { EMIGRATION_CHECK } from './destinations'

import { INDIAN_PAPERS } from './papersOfIndia'

/** The limit of an Indian agent's fee. */
export const CAP = 'in.fees.service-charge'

/** What the Indian limit covers and what not: quoted with the limit itself. */
export const CAP_PARTS: readonly string[] = [
  'in.fees.trade-test',
  'in.fees.attestation',
  'in.fees.interview-travel',
  'in.fees.advertising',
  'in.fees.visa',
  'in.fees.medical',
  'in.fees.ticket',
  'in.fees.board',
]

/** India. */
export const IN: HomeRules = {
  helpline: ['in.contacts.pbsk', 'PBSK, the help line of India'],
  known: {
    ill: ['in.pbby.hospital', 'in.pbby.hospital.stay'],
    death: ['in.pbby.death'],
    cheated: ['in.registration.duty', CAP, 'in.fees.receipt'],
  },
  charges: [
    rule('IN', 'SG', ANY, 'clearance', 'notNeeded', 'in.ecr.singapore'),
    rule('IN', EMIGRATION_CHECK, ANY, 'insurance', 'limit', 'in.pbby.premium.3-years'),
    rule('IN', ANY, 'agent', 'service', 'limit', CAP),
    rule('IN', ANY, 'agent', 'trade-test', 'inside', 'in.fees.trade-test', CAP),
    rule('IN', ANY, 'agent', 'certificates', 'inside', 'in.fees.attestation', CAP),
    rule('IN', ANY, 'agent', 'interview', 'inside', 'in.fees.interview-travel', CAP),
    rule('IN', ANY, 'agent', 'tax', 'onTop', 'in.fees.gst', CAP),
    rule('IN', ANY, 'other', ['service', 'tax'], 'notRegistered', 'in.registration.duty'),
    rule('IN', ANY, ANY, 'orientation', 'free', 'in.fees.pdot'),
  ],
  around: [
    around('IN', ANY, 'agent', 'service', 'in.fees.gst', 'in.fees.receipt'),
    around('IN', ANY, 'agent', 'tax', CAP, 'in.fees.receipt'),
    around('IN', ANY, 'other', 'service', 'in.registration.office'),
    around('IN', ANY, ['other', 'unsure'], 'trade-test', 'in.fees.trade-test'),
    around('IN', ANY, ['other', 'unsure'], 'certificates', 'in.fees.attestation'),
    around('IN', ANY, ['other', 'unsure'], 'interview', 'in.fees.interview-travel'),
    around('IN', ANY, 'agent', 'interview', 'in.fees.advertising'),
    around('IN', ANY, 'agent', 'passport', 'in.receipt.originals'),
    around('IN', ANY, ANY, 'visa', 'in.fees.visa'),
    around('IN', ANY, ANY, 'medical', 'in.fees.medical'),
    around('IN', EMIGRATION_CHECK, ANY, 'insurance', 'in.pbby.duty', 'in.pbby.premium.2-years'),
    around('IN', ANY, ANY, 'ticket', 'in.fees.ticket'),
    around('IN', ANY, ANY, 'orientation', 'in.pdot.duty'),
    around('IN', EMIGRATION_CHECK, ANY, 'clearance', 'in.ecr.gulf', 'in.clearance.papers'),
  ],
  ...INDIAN_PAPERS,
}

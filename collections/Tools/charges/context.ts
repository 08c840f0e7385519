import type { Destination } from '@/collections/Countries/shared/destinations'
import { ANY, CAP, inScope, NEPAL_RULE, type Scope } from './rules'
import type { ChargeQuestion } from './shared/question'

/** Facts that an answer quotes beside the one that decides. They change no verdict. */
type Context = Scope & { facts: readonly string[] }

const context = (
  from: Scope['from'],
  to: Scope['to'],
  by: Scope['by'],
  charge: Scope['for'],
  ...facts: readonly string[]
): Context => ({ from, to, by, for: charge, facts })

/** India asks for emigration clearance, and for PBBY insurance, for these. */
const ECR: readonly Destination[] = NEPAL_RULE

/** Every entry whose scope holds the question is quoted, in this order. */
const CONTEXT: readonly Context[] = [
  // The agent's fee, and what the law abroad says on the cost of recruitment.
  context('IN', ANY, 'agent', 'service', 'in.fees.gst', 'in.fees.receipt'),
  context('IN', ANY, 'agent', 'tax', CAP, 'in.fees.receipt'),
  context('IN', ANY, 'other', 'service', 'in.registration.office'),
  context('NP', NEPAL_RULE, 'agent', 'service', 'np.fees.practice'),
  context('PH', ANY, ['agent', 'other', 'unsure'], 'service', 'ph.fees.domestic'),
  context(ANY, 'SG', 'agent', 'service', 'sg.fees.agency.max', 'sg.fees.receipt'),
  context(ANY, 'AE', ['agent', 'other', 'unsure'], 'service', 'ae.fees.recruitment'),
  context(ANY, 'SA', ['agent', 'other', 'unsure'], 'service', 'sa.fees.recruitment'),
  context(ANY, 'KW', ['agent', 'other', 'unsure'], 'service', 'kw.fees.recruitment'),
  context(ANY, 'MY', ['agent', 'other', 'unsure'], 'service', 'my.fees.recruitment'),
  // Visa and permit.
  context(ANY, 'AE', ANY, ['visa', 'permit'], 'ae.fees.recruitment'),
  context(ANY, 'SA', ANY, 'visa', 'sa.fees.recruitment'),
  context(ANY, 'SA', 'employer', 'visa', 'sa.fees.exit-visa'),
  context(ANY, 'SA', ANY, 'permit', 'sa.fees.late-fines', 'sa.fees.transfer'),
  context(ANY, 'QA', ANY, 'visa', 'qa.fees.visa-centre'),
  context(ANY, 'BH', ANY, 'visa', 'bh.fees.ban'),
  context(ANY, 'BH', ANY, 'permit', 'bh.fees.permit'),
  context(ANY, 'KW', ANY, ['visa', 'permit'], 'kw.fees.recruitment'),
  context(ANY, 'SG', ANY, ['visa', 'permit'], 'sg.pass.applicant', 'sg.fees.levy'),
  context(ANY, 'MY', ANY, ['visa', 'permit'], 'my.fees.recruitment'),
  context('IN', ANY, ANY, 'visa', 'in.fees.visa'),
  context(ANY, ANY, 'other', ['visa', 'permit'], 'general.free-visa'),
  context('NP', NEPAL_RULE, ANY, ['visa', 'ticket'], 'np.fees.practice'),
  // Tests, papers, insurance.
  context('IN', ANY, ANY, 'medical', 'in.fees.medical'),
  context(ANY, 'AE', ['agent', 'other', 'unsure'], 'medical', 'ae.medical', 'ae.fees.medical'),
  context(ANY, 'QA', ANY, 'medical', 'qa.medical'),
  context(ANY, 'SA', ANY, 'medical', 'sa.medical'),
  context(ANY, 'SG', ANY, 'medical', 'sg.medical'),
  context(ANY, 'MY', ANY, 'medical', 'my.medical'),
  context(ANY, 'SA', ANY, 'trade-test', 'sa.skill-test.duty'),
  context('IN', ANY, ['other', 'unsure'], 'trade-test', 'in.fees.trade-test'),
  context('IN', ANY, ['other', 'unsure'], 'certificates', 'in.fees.attestation'),
  context('IN', ANY, ['other', 'unsure'], 'interview', 'in.fees.interview-travel'),
  context('IN', ANY, 'agent', 'interview', 'in.fees.advertising'),
  context(ANY, 'AE', ANY, 'certificates', 'ae.certificates.not-needed'),
  context('IN', ECR, ANY, 'insurance', 'in.pbby.duty', 'in.pbby.premium.2-years'),
  context('NP', ANY, ANY, 'insurance', 'np.insurance'),
  context(ANY, 'AE', ['employer', 'unsure'], 'insurance', 'ae.iloe.duty', 'ae.iloe.price.low'),
  context(ANY, 'BH', ['agent', 'other', 'unsure'], 'insurance', 'bh.fees.permit'),
  // Leaving home, and going back.
  context('IN', ANY, ANY, 'ticket', 'in.fees.ticket'),
  context(ANY, 'SA', ANY, 'ticket', 'sa.fees.ticket-home'),
  context('IN', ANY, ANY, 'orientation', 'in.pdot.duty'),
  context('NP', ANY, ANY, 'orientation', 'np.orientation'),
  context('IN', ECR, ANY, 'clearance', 'in.ecr.gulf', 'in.clearance.papers'),
  context('NP', ANY, ANY, 'clearance', 'np.approval'),
  context('LK', ANY, ANY, 'clearance', 'lk.registration', 'lk.fees.renewal'),
  context('BD', ANY, ANY, 'clearance', 'bd.clearance', 'bd.fees.site'),
  context('PH', ANY, ANY, 'clearance', 'ph.new-hires'),
  context(ANY, 'OM', ANY, 'ticket-home', 'om.leave.ticket'),
  context('IN', ANY, 'agent', 'passport', 'in.receipt.originals'),
  context(ANY, 'OM', ANY, 'passport', 'om.passport'),
  context(ANY, 'AE', ['agent', 'other', 'unsure'], 'passport', 'ae.passport'),
  context(ANY, 'BH', ['agent', 'other', 'unsure'], 'passport', 'bh.passport'),
  context(ANY, 'KW', ['agent', 'other', 'unsure'], 'passport', 'kw.passport'),
]

/** The keys of the facts to quote with an answer, each once. */
export const contextOf = (question: ChargeQuestion): string[] => [
  ...new Set(CONTEXT.filter((each) => inScope(each, question)).flatMap(({ facts }) => facts)),
]

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

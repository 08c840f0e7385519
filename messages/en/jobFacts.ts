/** The optional facts of a job (collections/Jobs/shared/fields.ts) and what they can say. */
export default {
  salaryRange: 'Salary range',
  vacancies: 'Vacancies',
  contract: 'Contract',
  industry: 'Industry',
  food: 'Food',
  accommodation: 'Accommodation',
  transport: 'Transport',
  passport: 'Passport',
  openTo: 'Open to',
  interview: 'Interview',
  charge: 'Charge to you',
  applyUntil: 'Apply until',
  provided: 'Provided by the employer',
  allowance: 'Allowance paid',
  own: 'Own arrangement',
  ecr: 'ECR passports',
  ecnr: 'ECNR passports only',
  both: 'ECR and ECNR passports',
  noCharge: 'None',
  chargeLaw:
    'In India a registered recruiting agent may charge a worker at most ₹30,000 plus 18 % GST, against a receipt. In the UAE an employer may not charge a worker for recruitment.',
} as const

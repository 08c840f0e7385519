/**
 * What My steps asks, and says of a way besides its steps: what nobody knows, whom to ask
 * (collections/Tools/documents, steps and countries). A slot is a country.
 */
export default {
  // The passport.
  stamp: 'It has the ECR stamp',
  noStamp: 'It has no stamp',
  notSure: 'I am not sure',
  noPassport: 'I have no passport yet',
  withStamp: 'Passport with ECR stamp',
  withoutStamp: 'Passport without ECR stamp',
  notSureOfStamp: 'Not sure of the ECR stamp',
  noPassportYet: 'No passport yet',
  // Open questions.
  whichTrade: 'What is your trade? We add its tests and licences.',
  whereJob: 'Where is the job? It decides on visa, stamps and medical test.',
  whichPassport: 'Does your passport have the ECR stamp? It decides on the clearance.',
  whereFrom: 'Where do you come from? We add the papers of your country.',
  chooseTrade: 'Choose your trade',
  // What nobody knows.
  theCountry: 'the country of the job',
  registers: 'We do not know how the employer registers for workers from {home}.',
  police: 'We do not know if {place} wants a police certificate. Ask before you apply.',
  engineers: 'We do not know if {place} asks engineers for an approval.',
  guards: 'We do not know if {place} asks guards for a licence.',
  health: 'We do not know the health licence of {place}.',
  visaCentres: 'We do not know the visa centres in {home}.',
  aClass: 'We do not know if {home} asks for a class.',
  testCentres: 'Ask which trades and which test centres count for {home}.',
  policeFirst:
    'Some employers want the police certificate before the visa. Both cannot come first.',
  whichFirst:
    'Ask which paper comes first, before you apply. Show the office what the employer wrote.',
  skillTest: 'The list of the Saudi skill test grows. Look for your trade on it.',
  // Whom to ask.
  employerIn: 'Your employer in {place}',
  healthAuthority: 'Health authority of the country of work',
  pbby: 'We do not know if PBBY counts for {place}.',
  policeOrVisa: 'We do not know if the police certificate or the visa comes first.',
} as const

/** The page that a candidate shows to the family. */
export default {
  pageTitle: 'A page for the family',
  way: 'The way to a job',
  wayAt: 'The way to a job: step {number} of {count}',
  wayTo: 'The way to {country}',
  wayToAt: 'The way to {country}: step {number} of {count}',
  lead: 'The person who sent you this link applied with us. You see the steps and the dates, nothing else. Only the office writes on this page, and nobody can change anything here.',
  closed: '<b>There is nothing to see here now.</b> Ask the person who sent you the link.',
  hereNow: 'Here now',
  asksUs: 'Somebody asks us for money',
  asksUsText:
    'Do not pay. We never ask a family for money: not for a visa, not for a ticket, not to hurry.',
  askedForMoney: 'Somebody asks you for money? <a>See what the law says</a>.',
} as const

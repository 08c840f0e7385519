/** The problem of a message of which nobody knows whether WhatsApp took it. */
export const UNSURE = 'unsure'

/** After these a message is not sent in another way either: the person does not want it. */
const UNWANTED = new Set(['opted_out', 'no_consent', '131049', '131050'])

/**
 * Why a message by WhatsApp is not sent, for staff, by WhatsApp's code or by ours. A code that is not
 * here is not final: it may be over later, or a person has to see to the account.
 */
const FINAL: Record<string, string> = {
  gone: 'Not sent: the application is erased, hidden, or about to be erased.',
  opted_out: 'Not sent: this person has asked to stop WhatsApp messages.',
  no_consent: 'Not sent: this person has not agreed to news by WhatsApp.',
  '100': 'WhatsApp does not understand the message. Tell an admin.',
  '130472': 'WhatsApp does not deliver such messages to this person.',
  '131008': 'A part of the message is missing. Tell an admin.',
  '131009': 'A part of the message has a value that WhatsApp refuses. Tell an admin.',
  '131021': 'This is the number of the agency itself.',
  '131026':
    'WhatsApp cannot reach this person: the number is not on WhatsApp, or the app there is too old.',
  '131030': 'The agency’s number is a test number and may not write to this person.',
  '131047':
    'More than 24 hours have passed since this person wrote: only an approved text is allowed.',
  '131049': 'WhatsApp limits how much advertising a person gets. Not delivered.',
  '131050': 'This person has stopped advertising messages in WhatsApp.',
  '131051': 'WhatsApp does not take this kind of message. Tell an admin.',
}

/** These are tried again for three days, and then have failed. */
const WAITING: Record<string, string> = {
  [UNSURE]:
    'Nobody knows whether WhatsApp took it. Ask the person before you write the same again.',
  limit: 'The limit of WhatsApp messages a day is reached.',
  no_number:
    'WhatsApp does not know the number of the agency, or does not show it to the token. Tell an admin.',
  removed: 'No WhatsApp account is set. Tell an admin.',
  secret: 'The secrets of WhatsApp cannot be read any more. Tell an admin.',
  unreached: 'WhatsApp could not be reached.',
  '131042': 'WhatsApp wants a way of payment, or its bill is not paid. Tell an admin.',
  '190': 'WhatsApp refuses the token of the agency. Tell an admin.',
}

const TEMPLATE: Record<string, string> = {
  '132000': 'it has another number of fields than the text approved by WhatsApp',
  '132001': 'WhatsApp has not approved it in this language',
  '132005': 'with the values of this person it is too long',
  '132007': 'WhatsApp says that it breaks its rules',
  '132012': 'a field has a value of another kind than was approved',
  '132015': 'WhatsApp has paused it, because people complained',
  '132016': 'WhatsApp has switched it off, because people complained',
}

/** Whether trying again cannot help. */
export const isFinal = (problem: string): boolean =>
  Object.hasOwn(FINAL, problem) || /^132\d{3}$/.test(problem)

/**
 * Whether a failure is about the person or the text. Any other is about the account or the connection, and
 * may happen to the next message too.
 */
export const isAboutMessage = (problem: string): boolean => isFinal(problem) && problem !== '131030'

/** Whether staff may send the text of a failed message by mail instead. */
export const mayGoByMail = ({
  problem,
  category,
}: {
  problem: string | null
  category: 'utility' | 'marketing' | null
}): boolean => category === 'utility' && !UNWANTED.has(problem ?? '')

/** Why a message was not delivered, in words for staff. */
export const failureText = (problem: string | null | undefined): string => {
  if (!problem) return 'WhatsApp did not say why.'
  const known = FINAL[problem] ?? WAITING[problem]
  if (known) return known
  if (/^132\d{3}$/.test(problem)) {
    const why = TEMPLATE[problem] ?? 'it is not as WhatsApp approved it'
    return `The text is wrong: ${why}. Tell an admin.`
  }
  return `WhatsApp did not take it (${problem}).`
}

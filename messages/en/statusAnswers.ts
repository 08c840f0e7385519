/** What the call of a candidate's page answers (lib/shared/messages.ts). Without ICU. */
export default {
  tooManyRequests: 'Too many tries. Please wait a little and try again.',
  badRequest: 'The request could not be read.',
  unforeseen: 'Something went wrong on our side. Please try again later.',
  linkUnknown: 'This link is not valid.',
  whatsappStopped: 'You get no more WhatsApp updates from us.',
  whatsappStoppedBefore: 'WhatsApp updates are stopped already.',
  keepingStopped: 'We do not use your data for other jobs any more.',
  keepingStoppedBefore: 'We already stopped using your data for other jobs.',
  withdrawn: 'Your application is withdrawn.',
  withdrawnBefore: 'Your application was withdrawn already.',
  closedAlready: 'This application is closed already.',
  erasureAsked: 'The office has your request and will erase your data.',
  erasureAskedBefore: 'You have asked already. The office will erase your data.',
} as const

/**
 * What several forms say, and what their rules and calls say: docs/product.md §4 and §5, word for word.
 * Where the sentences stand in the code, they are English; forms and calls look up their translation
 * here.
 */
export default {
  /** After the words of a link, for screen readers. */
  newTab: ' (opens in a new tab)',
  terms: 'I agree to the <a>Terms and Conditions</a>',
  termsRequired: 'You must accept the Terms and conditions',
  nameRequired: 'Your name is required',
  mobileTooLong: 'Mobile number cannot be more than 15 digits',
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid email format',
  positionRequired: 'Position is required',
  resumeRequired: 'Resume is required',
  resumeRefused: 'Resume must be a PDF, DOC or DOCX file',
  oneResume: 'Please choose one file only',
  tooManyChars: 'Please use at most 120 characters',
  unreadable: 'This contains characters that cannot be read',
  tooManyRequests: 'Too many tries. Please wait a little and try again.',
  sendingStopped: 'Sending was stopped.',
  bodyTooLarge: 'What was sent is too large.',
  bodyTooSlow: 'The upload took too long. Please try again.',
  wrongContentType: 'The request has the wrong content type.',
  badRequest: 'The request could not be read.',
  unforeseen: 'Something went wrong on our side. Please try again later.',
  spamSuspected: 'This could not be sent. Please reload the page and try again.',
} as const

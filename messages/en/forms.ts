/**
 * What the rules and the calls of the apply form and the registration form say, as docs/product.md §4
 * and §5 have it, word for word. Where the sentences stand in the code, they are English; forms and
 * calls look up their translation here.
 */
export default {
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

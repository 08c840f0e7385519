/** What departure_answer.php answers. Without ICU. */
export default {
  stored: 'Thank you. Our office has your answers.',
  choose: 'Please choose an answer.',
  notOpen: 'These questions are not open now.',
  noteTooLong: 'Please use at most 500 characters',
  unreadable: 'This contains characters that cannot be read',
} as const

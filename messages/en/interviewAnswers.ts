/** What interview_answer.php answers. Without ICU. */
export default {
  tooManyRequests: 'Too many tries. Please wait a little and try again.',
  badRequest: 'The request could not be read.',
  unforeseen: 'Something went wrong on our side. Please try again later.',
  linkUnknown: 'This link is not valid.',
  coming: 'Thank you. We expect you.',
  cannot: 'You said that you cannot come. Your application stays open.',
  moved: 'You have a new time. Your old time goes to another person.',
  chooseTime: 'Please choose a time.',
  full: 'This time is full now. Please choose another one.',
  late: 'The last day for an answer is over. Please call us.',
  over: 'This day is over.',
  calledOff: 'This day is called off. We call you.',
  seatUnknown: 'We do not find this time. Please open the link again.',
} as const

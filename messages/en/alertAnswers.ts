/** What the call of job alerts answers (lib/shared/messages.ts). Without ICU. */
export default {
  asked: 'We sent you a mail. Open it, and press the button in it to confirm.',
  confirmed: 'Your alert is on. We write to you when there are new jobs.',
  left: 'Your address is deleted. You get no more mails of this alert.',
  over: 'This link does not work any more.',
} as const

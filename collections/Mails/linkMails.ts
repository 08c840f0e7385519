import type { Payload } from 'payload'

/**
 * Kinds of mails whose link or code opens something for their recipient alone: nobody else may read their
 * text.
 */
export const LINK_KINDS: readonly string[] = [
  'account',
  'invitation',
  'shortlist',
  'shortlist-code',
]

/** Those whose text is removed when they are sent. */
export const CLOSED_WHEN_SENT: readonly string[] = ['invitation', 'shortlist-code']

const TEXTS = {
  sent: 'This mail was sent. It was for its addressee alone, so its text was removed.',
  ended: 'The link in this mail does not work any more. Its text was removed.',
} as const

/**
 * Removes the text of the mail with this key. When its link has `ended`, a mail that was not sent yet
 * is removed, and so never sent.
 */
export const closeLinkMail = async (
  payload: Payload,
  key: string,
  why: keyof typeof TEXTS,
): Promise<void> => {
  if (why === 'ended') {
    await payload.delete({
      collection: 'mails',
      where: { and: [{ key: { equals: key } }, { state: { equals: 'queued' } }] },
    })
  }
  await payload.update({
    collection: 'mails',
    where: { key: { equals: key } },
    data: { text: TEXTS[why], html: `<p>${TEXTS[why]}</p>` },
  })
}

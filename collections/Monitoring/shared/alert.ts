/** Something that an admin has to act on. It holds no personal data: it is also sent by mail. */
export type Alert = {
  /** Names the kind of alert, for mails and metrics. */
  key: string
  /** What is wrong, with figures. */
  title: string
  /** What to do about it. */
  todo: string
  /** Where to do it. Addresses begin with a slash. */
  link: { label: string; href: string }
}

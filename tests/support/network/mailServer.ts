import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { freePort } from '../site/server'

/** A received mail: its envelope, and its parsed message. */
export type ReceivedMail = { from: string; to: string[]; raw: string; mail: Email }

export type MailServer = {
  /** The value for SMTP_URL, with a user name and password. */
  url: string
  received: ReceivedMail[]
  start: () => Promise<void>
  stop: () => Promise<void>
  /** Receives the next message completely but never answers. Resolves when it has one. */
  hang: () => Promise<void>
}

const USER = 'mailbox-of-the-agency'
const PASSWORD = 'pass word/1'

/** A real SMTP server on its own port that can be stopped and started. */
export const newMailServer = async (): Promise<MailServer> => {
  const port = await freePort()
  const received: ReceivedMail[] = []
  let hung: (() => void) | null = null
  let server: SMTPServer | null = null

  const make = () =>
    new SMTPServer({
      authOptional: false,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _session, done) =>
        username === USER && password === PASSWORD
          ? done(null, { user: USER })
          : done(new Error('wrong password')),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', async () => {
          if (hung) return hung()
          const raw = Buffer.concat(chunks)
          const { mailFrom, rcptTo } = session.envelope
          received.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            raw: raw.toString('utf8'),
            mail: await PostalMime.parse(raw),
          })
          done()
        })
      },
    })

  return {
    url: `smtp://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`,
    received,
    start: () =>
      new Promise((resolve, reject) => {
        hung = null
        server = make()
        // A client that is killed during a connection is not an error of the test.
        server.on('error', () => undefined)
        server.server.once('error', reject)
        server.listen(port, '127.0.0.1', resolve)
      }),
    stop: () =>
      new Promise((resolve) => {
        if (!server) return resolve()
        server.close(() => resolve())
        server = null
      }),
    hang: () =>
      new Promise((resolve) => {
        hung = resolve
      }),
  }
}

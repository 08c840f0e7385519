import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { freePort } from './server'

/** A mail as the server took it: the envelope, and the message as programs read it. */
export type TakenMail = { from: string; to: string[]; raw: string; mail: Email }

export type MailServer = {
  /** For SMTP_URL: with a user, whose password only this server knows. */
  url: string
  taken: TakenMail[]
  start: () => Promise<void>
  stop: () => Promise<void>
  /** Reads the next messages to their end and never answers. Resolves when it has one. */
  hang: () => Promise<void>
}

const USER = 'office'
const PASSWORD = 'pass word/1'

/** A real SMTP server on a port of its own, which comes and goes. */
export const newMailServer = async (): Promise<MailServer> => {
  const port = await freePort()
  const taken: TakenMail[] = []
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
          taken.push({
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
    taken,
    start: () =>
      new Promise((resolve, reject) => {
        hung = null
        server = make()
        // A client that is killed while it speaks is no error of the test.
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

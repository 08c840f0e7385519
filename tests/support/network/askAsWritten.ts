import { request } from 'node:http'

type Answer = { status: number; text: string; headers: Record<string, unknown> }

/** A request to a site whose path is sent as it is written, with these headers and no others. */
export const askAsWritten = (
  baseUrl: string,
  path: string,
  headers: Record<string, string>,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(
      { host: 'localhost', port: new URL(baseUrl).port, path, headers },
      (got) => {
        let text = ''
        got.setEncoding('utf8')
        got.on('data', (part) => {
          text += part
        })
        got.on('end', () => resolve({ status: got.statusCode ?? 0, text, headers: got.headers }))
      },
    )
    sent.once('error', reject)
    sent.end()
  })

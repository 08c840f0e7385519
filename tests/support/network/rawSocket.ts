import { connect } from 'node:net'
import { baseUrl } from './http'

/** Everything that the server answers to these bytes until it closes the connection. */
export const answersTo = (sent: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(baseUrl()).port), 'localhost')
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => {
      text += chunk
    })
    socket.once('close', () => resolve(text))
    // The server may close before it has read everything.
    socket.on('error', (error) => (text ? undefined : reject(error)))
    socket.write(sent)
  })

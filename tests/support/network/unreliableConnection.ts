import { connect, createServer, type Socket } from 'node:net'

/** A connection to a server that can be cut while data is being sent. */
export type UnreliableConnection = {
  baseUrl: string
  /** From now on, cuts each connection after this many bytes were sent. */
  cutAfter: (bytes: number) => void
  restore: () => void
  close: () => void
}

export const openUnreliableConnection = (serverUrl: string): Promise<UnreliableConnection> => {
  const { hostname, port } = new URL(serverUrl)
  const open = new Set<Socket>()
  let limit = Number.POSITIVE_INFINITY
  const proxy = createServer((browser) => {
    const server = connect(Number(port), hostname)
    for (const end of [browser, server]) {
      open.add(end)
      end.on('close', () => {
        open.delete(end)
        browser.destroy()
        server.destroy()
      })
      // Interrupted connections are the purpose of this helper.
      end.on('error', () => {})
    }
    let sent = 0
    browser.on('data', (chunk) => {
      sent = limit === Number.POSITIVE_INFINITY ? 0 : sent + chunk.length
      if (sent > limit) browser.resetAndDestroy()
      else server.write(chunk)
    })
    server.pipe(browser)
  })
  return new Promise((resolve) => {
    proxy.listen(0, () => {
      const address = proxy.address()
      const at = typeof address === 'object' && address ? address.port : 0
      resolve({
        baseUrl: `http://localhost:${at}`,
        cutAfter: (bytes) => {
          limit = bytes
        },
        restore: () => {
          limit = Number.POSITIVE_INFINITY
        },
        close: () => {
          for (const socket of open) socket.destroy()
          proxy.close()
        },
      })
    })
  })
}

import { connect, createServer, type Socket } from 'node:net'

/** A line to a server that can be cut in the middle of what is being sent. */
export type ShakyLine = {
  baseUrl: string
  /** Cuts each connection on which more than so many bytes are sent from now on. */
  cutAfter: (bytes: number) => void
  mend: () => void
  close: () => void
}

export const openShakyLine = (serverUrl: string): Promise<ShakyLine> => {
  const { hostname, port } = new URL(serverUrl)
  const open = new Set<Socket>()
  let limit = Number.POSITIVE_INFINITY
  const line = createServer((browser) => {
    const server = connect(Number(port), hostname)
    for (const end of [browser, server]) {
      open.add(end)
      end.on('close', () => {
        open.delete(end)
        browser.destroy()
        server.destroy()
      })
      // A connection that breaks off is what this is for.
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
    line.listen(0, () => {
      const address = line.address()
      const at = typeof address === 'object' && address ? address.port : 0
      resolve({
        baseUrl: `http://localhost:${at}`,
        cutAfter: (bytes) => {
          limit = bytes
        },
        mend: () => {
          limit = Number.POSITIVE_INFINITY
        },
        close: () => {
          for (const socket of open) socket.destroy()
          line.close()
        },
      })
    })
  })
}

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import tls from 'node:tls'

/**
 * A real server with https on this machine, whose certificate is valid for `domain`. While it runs, this
 * process finds every domain there, as a resolver would say; certificates are checked as always.
 */
export const startPublicAddress = async (
  domain: string,
  listener: RequestListener,
): Promise<{ stop: () => Promise<void> }> => {
  const { key, cert } = newCertificate(domain)
  const server = https.createServer({ key, cert }, listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a server with a port
  const before = https.globalAgent
  https.globalAgent = new https.Agent()
  https.globalAgent.createConnection = (options) =>
    tls.connect({ ...(options as tls.ConnectionOptions), host: '127.0.0.1', port, ca: cert })
  return {
    stop: async () => {
      https.globalAgent = before
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const newCertificate = (domain: string): { key: string; cert: string } => {
  const dir = mkdtempSync(path.join(tmpdir(), 'overseas-certificate-'))
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(dir, name)) as [
    string,
    string,
  ]
  try {
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', `/CN=${domain}`],
        ...['-addext', `subjectAltName=DNS:${domain}`, '-keyout', key, '-out', cert],
      ],
      { stdio: 'ignore' },
    )
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

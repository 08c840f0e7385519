import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPostgresServer } from '@/scripts/test/postgres.mjs'
import { startS3 } from '../network/s3'
import { copyDatabase } from './database'
import { postgresAt } from './postgresDatabase'
import { freePort, startServer } from './server'
import type { SiteDatabase } from './siteDatabase'

export const SECRET = 'one secret for all instances of the tested site'

/**
 * Two instances of the built site as docs/deploy.md describes them: on one Postgres of their own, which
 * tests may stop, with an S3 service, behind nginx with the shipped configuration.
 */
export const startTwoInstances = async () => {
  const postgres = startPostgresServer()
  const s3 = await startS3()
  const url = new URL(postgres.url)
  url.pathname = '/site'
  const database = postgresAt(url.href, postgres.url)
  await postgresAt(postgres.url, postgres.url).rows('create database site')
  await copyDatabase('', database)
  const settings = {
    ...s3.settings,
    DATABASE_URL: url.href,
    PAYLOAD_SECRET: SECRET,
    SEED_SAMPLES: 'false',
    TRUSTED_HOPS: '1',
  }
  const one = await startServer(settings)
  const other = await startServer(settings)
  const nginx = await startNginx([one.baseUrl, other.baseUrl])
  return {
    settings,
    one,
    other,
    database,
    /** The address of nginx, over TLS with a certificate that nobody has signed. */
    nginx: nginx.url,
    /** Runs something while Postgres is stopped. */
    withoutPostgres: async (work: () => Promise<void>) => {
      postgres.halt()
      try {
        await work()
      } finally {
        postgres.start()
      }
    },
    stop: async () => {
      nginx.stop()
      await one.stop()
      await other.stop()
      await endConnections(database)
      await s3.stop()
      postgres.stop()
    },
  }
}

const endConnections = (database: SiteDatabase) => database.drop()

/** nginx with deploy/nginx.conf, its CHANGE lines changed, on a free port. */
const startNginx = async (instances: string[]) => {
  const dir = mkdtempSync(path.join(tmpdir(), 'overseas-nginx-'))
  const [tls, plain] = [await freePort(), await freePort()]
  const url = `https://localhost:${tls}`
  mkdirSync(path.join(dir, 'cache'))
  const certificate = ['-keyout', `${dir}/privkey.pem`, '-out', `${dir}/fullchain.pem`]
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', ...certificate],
    { stdio: 'ignore' },
  )
  const shipped = readFileSync('deploy/nginx.conf', 'utf8')
  const changed = changeShipped(shipped, [
    ['127.0.0.1:3001', new URL(instances[0] ?? '').host],
    ['127.0.0.1:3002', new URL(instances[1] ?? '').host],
    ['/etc/letsencrypt/live/jobs.example.com', dir],
    ['jobs.example.com', 'localhost'],
    ['/var/cache/nginx/site', `${dir}/cache`],
    ['/var/log/nginx/site-error.log', `${dir}/site-error.log`],
    ['listen 443', `listen 127.0.0.1:${tls}`],
    ['listen 80', `listen 127.0.0.1:${plain}`],
  ])
  writeFileSync(path.join(dir, 'site.conf'), changed)
  writeFileSync(
    path.join(dir, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${dir}/pid; error_log ${dir}/error.log;
     ${process.getuid?.() === 0 ? 'user root;' : ''} events {}
     http { client_body_temp_path ${dir}/body; proxy_temp_path ${dir}/proxy;
     include ${dir}/site.conf; }`,
  )
  const args = ['-p', dir, '-c', path.join(dir, 'nginx.conf')]
  // Fails with nginx's own message when the shipped configuration has an error.
  execFileSync('/usr/sbin/nginx', ['-t', ...args], { stdio: 'pipe' })
  const child = spawn('/usr/sbin/nginx', args, { stdio: 'ignore' })
  const kill = () => child.kill('SIGTERM')
  process.once('exit', kill)
  return {
    url,
    stop: () => {
      process.off('exit', kill)
      kill()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** The shipped configuration with other values; each must be in it. */
const changeShipped = (shipped: string, changes: [from: string, to: string][]): string =>
  changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf does not contain ${from}`)
    return text.replaceAll(from, to)
  }, shipped)

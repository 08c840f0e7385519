// nginx for measurements: as deploy/ ships it in front of the site but without TLS, and beside it a
// server that sends a file.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { untilItAnswers } from './lib.mjs'
import { freePort } from './site.mjs'

const SHIPPED = 'deploy/nginx.conf'

/**
 * Starts nginx. `fileUrl` sends the compressed bytes of an answer from a file; `siteUrl` is the site
 * at `upstream` behind the shipped configuration, or null without one.
 */
export const startNginx = async ({ answer, upstream }) => {
  const dir = mkdtempSync(path.join(tmpdir(), 'bench-nginx-'))
  for (const folder of ['files', 'cache', 'body', 'proxy']) mkdirSync(path.join(dir, folder))
  writeFileSync(path.join(dir, 'files/answer'), answer.body)
  const [filePort, sitePort] = [await freePort(), await freePort()]
  const shipped = existsSync(SHIPPED) ? readFileSync(SHIPPED, 'utf8') : ''
  const conf = path.join(dir, 'nginx.conf')
  writeFileSync(
    conf,
    configuration(dir, answer, filePort, inFrontOf(shipped, upstream, sitePort, dir)),
  )
  const child = spawn('nginx', ['-p', dir, '-c', conf], { stdio: 'ignore' })
  const fileUrl = `http://localhost:${filePort}/answer`
  await untilItAnswers(fileUrl, child)
  return {
    fileUrl,
    siteUrl: shipped ? `http://localhost:${sitePort}` : null,
    stop: async () => {
      child.kill('SIGQUIT')
      if (child.exitCode === null) await once(child, 'exit')
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

const configuration = (dir, { headers }, port, site) => `
daemon off;
user root;
worker_processes 1;
pid ${dir}/pid;
error_log ${dir}/error.log crit;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${dir}/body;
  proxy_temp_path ${dir}/proxy;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  server {
    listen ${port};
    location / {
      root ${dir}/files;
      types { }
      default_type "${headerOf(headers, 'content-type')}";
      add_header Content-Encoding "${headerOf(headers, 'content-encoding')}";
    }
  }
  ${site}
}
`

const headerOf = (rawHeaders, name) => {
  const at = rawHeaders.findIndex((one, index) => index % 2 === 0 && one.toLowerCase() === name)
  return at === -1 ? '' : rawHeaders[at + 1]
}

/** The shipped configuration with this upstream, port and folder, and without TLS. */
const inFrontOf = (shipped, upstream, port, dir) => {
  const [general = '', ...servers] = shipped.split(/^server \{$/m)
  const main = servers.at(-1)
  if (!main) return ''
  return `${general}\nserver {${main}`
    .replace(/^\s*server 127\.0\.0\.1:\d+.*$/gm, '')
    .replace('upstream site {', `upstream site {\n  server ${new URL(upstream).host};`)
    .replace(/listen 443[^;]*;/, `listen ${port};`)
    .replace(/^\s*ssl_.*$/gm, '')
    .replace(/proxy_cache_path \S+/, `proxy_cache_path ${dir}/cache`)
    .replace(/error_log \S+/, `error_log ${dir}/site-error.log`)
}

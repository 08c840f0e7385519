// node bareServer.mjs PORT FILE: the limit. A bare node:http server that sends one answer from
// memory: status 200, the headers and bytes of FILE.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [port, file] = process.argv.slice(2)
const { headers, body } = JSON.parse(readFileSync(file, 'utf8'))
const bytes = Buffer.from(body, 'base64')

createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(bytes)
}).listen(Number(port))

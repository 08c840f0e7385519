// Preloaded into the site (NODE_OPTIONS=--require): appends each external host that the process
// tries to reach to NETWORK_TRAP_FILE, one per line.
const { appendFileSync } = require('node:fs')
const net = require('node:net')

const HERE = /^(localhost|127\.\d+\.\d+\.\d+|::1|0\.0\.0\.0)$/

const { connect } = net.Socket.prototype

net.Socket.prototype.connect = function (...args) {
  const [first] = args.flat()
  const isPath = typeof first === 'string' && Number.isNaN(Number(first))
  const options = typeof first === 'object' ? first : { host: args[1] }
  const host = typeof options.host === 'string' ? options.host : 'localhost'
  if (!isPath && !options.path && !HERE.test(host)) {
    appendFileSync(process.env.NETWORK_TRAP_FILE, `${host}\n`)
  }
  return connect.apply(this, args)
}

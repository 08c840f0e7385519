// Loaded into a site under test (memory.ts): on SIGUSR2 it collects garbage and writes what the
// process uses then to MEMORY_FILE.
const { renameSync, writeFileSync } = require('node:fs')
const v8 = require('node:v8')
const { runInNewContext } = require('node:vm')
const { isMainThread } = require('node:worker_threads')

const file = process.env.MEMORY_FILE

const write = (content) => {
  writeFileSync(`${file}.new`, JSON.stringify(content))
  renameSync(`${file}.new`, file)
}

let count = 0
const measure = () => {
  v8.setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  collect()
  collect()
  count += 1
  const { heapUsed, rss } = process.memoryUsage()
  write({ pid: process.pid, count, heapUsed, rss })
}
if (isMainThread) {
  process.on('SIGUSR2', measure)
  write({ pid: process.pid, count, heapUsed: 0, rss: 0 })
}

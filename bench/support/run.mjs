// Runs a program of this folder in a process of its own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Starts a program; `output` is what it has printed when it has ended. */
export const startProgram = (name, ...args) => {
  const program = fileURLToPath(new URL(name, import.meta.url))
  const child = spawn('node', [program, ...args.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    text += chunk
  })
  const output = new Promise((resolve, reject) => {
    child.on('close', (code) => (code === 0 ? resolve(text) : reject(new Error(`${name} failed.`))))
  })
  return { child, output }
}

/**
 * Asks for an address every `pauseMs` while `work` runs. Returns the milliseconds of each answer
 * with the result of the work.
 */
export const whileProbing = async (url, pauseMs, work) => {
  const { child, output } = startProgram('probe.mjs', url, pauseMs)
  // Its first line says that it can be stopped.
  await once(child.stdout, 'data')
  const result = await work()
  child.kill('SIGTERM')
  const [, times = ''] = (await output).split('\n')
  return { result, times: JSON.parse(times) }
}

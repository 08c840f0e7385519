import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A process of its own that runs statements on a SQLite file, and keeps it open until it is killed. */
export const otherProgram = async (file: string, statements: string[]): Promise<ChildProcess> => {
  const script = `import { createClient } from '@libsql/client'
    const client = createClient({ url: ${JSON.stringify(`file:${file}`)} })
    for (const one of ${JSON.stringify(statements)}) await client.execute(one)
    process.stdout.write('done')
    setInterval(() => client, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

/** Kills a process without giving it time to close anything. */
export const killed = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

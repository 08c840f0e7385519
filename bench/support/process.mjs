// What Linux says about a process.
import { readdirSync, readFileSync } from 'node:fs'

const TICK_MS = 10

/** CPU time that a process has used, in ms, of all its threads. */
export const cpuMs = (pid) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The program's name may contain spaces; utime and stime are fields 14 and 15 of the whole line.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

/** Memory of a process and its children in MB: shared pages count in proportion (PSS). */
export const pssMb = (pid) => {
  const kb = [pid, ...childrenOf(pid)].map((one) => {
    const rollup = readFileSync(`/proc/${one}/smaps_rollup`, 'utf8')
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0)
  })
  return kb.reduce((sum, one) => sum + one, 0) / 1024
}

const childrenOf = (pid) =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  )

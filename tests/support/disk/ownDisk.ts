import { execFileSync } from 'node:child_process'
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A small disk of a test's own, mounted at a folder. */
export type OwnDisk = {
  /** Fills it to the last byte. */
  fill: () => void
  free: () => void
  /** Makes it read-only at once, with files open on it, as Linux does after an error of the disk. */
  breakDown: () => void
  /** Unmounts it. No process may use it. */
  detach: () => void
  /** Repairs it as a start of the machine does, and mounts it again. */
  attach: () => void
  /** Unmounts it for good. */
  remove: () => void
}

const MEGABYTE = 1_048_576
const FILLING = 'filling'

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] })

/** Mounts a new, empty ext4 disk of this size in megabytes at a folder. */
export const mountDisk = (at: string, megabytes: number): OwnDisk => {
  const dir = mkdtempSync(path.join(tmpdir(), 'overseas-disk-'))
  const image = path.join(dir, 'image')
  closeSync(openSync(image, 'w'))
  truncateSync(image, megabytes * MEGABYTE)
  // -m 0: nothing is reserved for root, as whom the tests may run.
  run('mkfs.ext4', '-q', '-m', '0', image)
  mkdirSync(at, { recursive: true })
  const mount = () => run('mount', '-o', 'loop', image, at)
  const unmount = () => run('umount', at)
  const remove = () => rmSync(dir, { recursive: true, force: true })
  try {
    mount()
  } catch (error) {
    remove()
    throw error
  }
  rmSync(path.join(at, 'lost+found'), { recursive: true, force: true })
  return {
    fill: () => fillWith(path.join(at, FILLING)),
    free: () => rmSync(path.join(at, FILLING), { force: true }),
    breakDown: () => run('mount', '-o', 'remount,abort', at),
    detach: unmount,
    attach: () => {
      // An exit code below 4 says that it has repaired something.
      run('bash', '-c', 'e2fsck -fy "$0" || [ $? -lt 4 ]', image)
      mount()
    },
    remove: () => {
      // Lazily: a file that this process has read may still be open.
      run('umount', '--lazy', at)
      remove()
    },
  }
}

const fillWith = (file: string): void => {
  const open = openSync(file, 'a')
  try {
    for (const size of [MEGABYTE, 4096, 1]) {
      const piece = Buffer.alloc(size)
      try {
        for (;;) writeSync(open, piece)
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
      }
    }
  } finally {
    closeSync(open)
  }
}

/** Why no disk can be mounted here; null when one can. */
export const mountProblem = (): string | null => {
  const dir = mkdtempSync(path.join(tmpdir(), 'overseas-mount-'))
  try {
    mountDisk(path.join(dir, 'disk'), 4).remove()
    return null
  } catch (error) {
    const said = error instanceof Error ? error.message.trim().split('\n').at(-1) : ''
    return `no disk can be mounted here (root and loop devices are needed): ${said}`
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

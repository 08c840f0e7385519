import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0

/** A disk of its own for a folder: a file system in memory. False without the right to mount one. */
export const mountDisk = (folder: string, megabytes: number): boolean => {
  mkdirSync(folder, { recursive: true })
  return run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder)
}

/** Ends the disk, also while a process that was killed still closes its files. */
export const unmountDisk = (folder: string): boolean => run('umount', '--lazy', folder)

const PIECE = Buffer.alloc(65_536)

const filler = (folder: string): string => path.join(folder, 'filler')

/** Fills the disk of a folder up to the last byte, or until so many bytes are free. */
export const fillDisk = (folder: string, isFullEnough: () => boolean = () => false): void => {
  const file = openSync(filler(folder), 'a')
  try {
    while (!isFullEnough()) writeSync(file, PIECE)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    closeSync(file)
  }
}

export const makeRoomOnDisk = (folder: string): void => rmSync(filler(folder), { force: true })

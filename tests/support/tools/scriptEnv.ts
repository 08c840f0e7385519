import { userInfo } from 'node:os'
import path from 'node:path'

/**
 * The environment in which tests run the scripts of deploy/: that of a new root shell, whatever the one
 * that runs the tests has set. npm needs the home folder for what it has loaded before.
 */
export const SCRIPT_ENV = {
  PATH: [path.dirname(process.execPath), '/usr/sbin', '/usr/bin', '/sbin', '/bin'].join(':'),
  HOME: userInfo().homedir,
  LC_ALL: 'C',
  // Required by the type; the scripts set their own.
  NODE_ENV: 'test',
} as const

import type { Check } from './check'
import { clock } from './clock'
import { integrity, migrations } from './database'
import { disk, permissions, storage } from './disk'
import { extraFiles, missingFiles } from './files'
import { launch } from './launch'
import { keyring, secret } from './secrets'
import { backup, licence, mailServer } from './site'
import { outbox, queue } from './work'

/** All checks of `npm run doctor`, in the order in which they are shown. A new one is one line here. */
export const CHECKS: Check[] = [
  { key: 'permissions', title: 'Permissions', needs: 'nothing', run: permissions },
  { key: 'secret', title: 'Secret', needs: 'nothing', run: secret },
  { key: 'keyring', title: 'Keys', needs: 'database', run: keyring },
  { key: 'disk', title: 'Disk', needs: 'nothing', run: disk },
  { key: 'storage', title: 'Storage of files', needs: 'nothing', run: storage },
  { key: 'database', title: 'Database', needs: 'database', run: integrity },
  { key: 'migrations', title: 'Migrations', needs: 'database', run: migrations },
  { key: 'missing_files', title: 'Rows without file', needs: 'database', run: missingFiles },
  { key: 'extra_files', title: 'Files without row', needs: 'database', run: extraFiles },
  { key: 'queue', title: 'Queue', needs: 'database', run: queue },
  { key: 'outbox', title: 'Outbox', needs: 'database', run: outbox },
  { key: 'mail_server', title: 'Mail server', needs: 'nothing', run: mailServer },
  { key: 'backup', title: 'Backup', needs: 'database', run: backup },
  { key: 'clock', title: 'Clock', needs: 'database', run: clock },
  { key: 'licence', title: 'Licence', needs: 'database', run: licence },
  { key: 'launch', title: 'Before you launch', needs: 'database', run: launch },
]

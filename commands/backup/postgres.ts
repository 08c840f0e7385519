import { spawn } from 'node:child_process'
import pg from 'pg'
import { UNFINISHED_RESTORE } from '@/lib/server/postgres/start'
import { OperatorError } from '@/lib/server/settings/operatorError'

/**
 * Copies a Postgres database as it is at one moment into a file of pg_dump, while the site uses it.
 * Returns the migrations that have run on it.
 */
export const copyPostgres = async (url: string, target: string): Promise<string[]> => {
  // Unlogged are the counts of rate limits: hashes of addresses, for some minutes.
  const kinds = ['--format=custom', '--no-owner', '--no-privileges', '--no-unlogged-table-data']
  const options = [...kinds, `--file=${target}`]
  await run('pg_dump', url, options)
  return migrationsOf(url)
}

/**
 * Puts a file of pg_dump into an empty database, as a whole or not at all. No site can use the database
 * until `finishRestore`, also when this process is killed.
 */
export const fillPostgres = async (url: string, source: string): Promise<void> => {
  await withClient(url, (client) => client.query(`create table ${UNFINISHED_RESTORE} ()`))
  await run('pg_restore', url, [
    '--no-owner',
    '--no-privileges',
    '--single-transaction',
    '--exit-on-error',
    // Of extensions: an empty database may have them, and only their owner may change them.
    '--no-comments',
    source,
  ])
}

/** Lets sites use the database. */
export const finishRestore = async (url: string): Promise<void> => {
  await withClient(url, (client) => client.query(`drop table ${UNFINISHED_RESTORE}`))
}

/** Removes what an interrupted restore has left. */
export const removeUnfinishedRestore = async (url: string): Promise<void> => {
  const isThere = await withClient(url, async (client) => {
    const { rows } = await client.query('select to_regclass($1) as name', [UNFINISHED_RESTORE])
    return Boolean(rows[0]?.name)
  })
  if (isThere) await emptyPostgres(url)
}

/** Reads a file of pg_dump without a database. Throws for one that is not complete. */
export const checkDump = (file: string): Promise<void> =>
  run('pg_restore', null, ['--file=/dev/null', file])

const migrationsOf = async (url: string): Promise<string[]> =>
  withClient(url, async (client) => {
    const { rows } = await client.query('select name from payload_migrations order by id')
    return rows.map(({ name }) => String(name))
  })

/** The number of tables: 0 in an empty database. */
export const countTables = (url: string): Promise<number> =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      `select count(*)::int as count from pg_class c join pg_namespace n on n.oid = relnamespace
       where relkind in ('r', 'p', 'v', 'm') and nspname = 'public'
         and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
    )
    return Number(rows[0]?.count)
  })

/** Removes what `fillPostgres` created. Extensions stay. */
export const emptyPostgres = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    await client.query(`do $$ declare found record; begin
      for found in select format('drop table if exists %s cascade', oid::regclass) as sql
        from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
        union all select format('drop type if exists %s cascade', oid::regtype)
        from pg_type where typtype = 'e' and typnamespace = 'public'::regnamespace
        union all select format('drop function if exists %s cascade', oid::regprocedure)
        from pg_proc p where pronamespace = 'public'::regnamespace
        and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      loop execute found.sql; end loop; end $$`)
  })

const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The password is passed in the environment: arguments are visible to other accounts. */
const run = (program: string, url: string | null, options: string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const address = url ? new URL(url) : null
    const password = decodeURIComponent(address?.password ?? '')
    if (address) address.password = ''
    const child = spawn(program, [...(address ? [`--dbname=${address.href}`] : []), ...options], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    })
    let said = ''
    child.stderr.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(0, 2000)
    })
    child.once('error', () =>
      reject(
        new OperatorError(
          `${program} is missing. Install the client programs of Postgres, of the server's version or newer (apt-get install postgresql-client).`,
        ),
      ),
    )
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new OperatorError(`${program} failed: ${reasonIn(said)}`))
    })
  })

/** Never the message itself: it may quote rows. */
const reasonIn = (said: string): string => {
  if (/version mismatch|unsupported version/.test(said))
    return 'it is older than the server. Install the client programs of the server’s version.'
  if (/connection to server/.test(said))
    return 'the database does not answer, or refuses the account.'
  if (/No space left/.test(said)) return 'the disk is full.'
  if (/permission denied/.test(said)) return 'the account lacks a permission.'
  if (/could not read|unexpected end|valid archive|corrupt/.test(said))
    return 'the file is damaged.'
  if (/already exists/.test(said)) return 'the database is not empty.'
  return 'see its own log.'
}

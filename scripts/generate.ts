import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import config from '@payload-config'
import { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'
import { isMigrated } from './generate/isMigrated'
import { withPermissionTable } from './permissions/table'

/**
 * `npm run generate`: writes what is generated from the configuration: Payload's types, the CMS panel's
 * import map and the permission table. With the word `check` it ends with 1 when one of them was not
 * current, or when the schema of a database is not that of its migrations (npm run check). One process
 * for all, because building the configuration takes longer than anything else here.
 */

const DOCUMENT = 'docs/security.md'
const MIGRATION = 'npm run payload -- migrate:create NAME'

const built = await config
const isCheck = process.argv.includes('check')
const problems: string[] = []

await generated(built.typescript.outputFile, () => generateTypes(built, { log: false }))
await generated('app/(payload)/admin/importMap.js', () => generateImportMap(built, { log: false }))
await generated(DOCUMENT, async () => {
  writeFileSync(DOCUMENT, await withPermissionTable(readFileSync(DOCUMENT, 'utf8'), built))
})
if (isCheck) {
  if (!(await isMigrated(built, 'sqlite'))) {
    problems.push(`migrations/sqlite lacks a migration: ${MIGRATION}.`)
  }
  if (!(await isMigrated(built, 'postgres'))) {
    const onPostgres = `DATABASE_URL=postgres://localhost/none ${MIGRATION}`
    problems.push(`migrations/postgres lacks a migration: ${onPostgres}.`)
  }
  if (problems.length > 0) {
    process.stderr.write(`${problems.join('\n')}\n`)
    process.exit(1)
  }
}

/** Generates a file again, and says whether that changed it. */
async function generated(file: string, generate: () => Promise<void>): Promise<void> {
  const before = readFileSync(file, 'utf8')
  await generate()
  if (readFileSync(file, 'utf8') === before) return
  const name = path.relative('.', file)
  if (isCheck) problems.push(`${name} was not current: commit it as it is now.`)
  else process.stdout.write(`${name} was updated.\n`)
}

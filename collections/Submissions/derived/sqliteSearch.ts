import type { Definition } from '@/lib/server/database/derived/definition'
import { lastDigitsOf } from './lastDigits'
import { differs, index, trigger } from './sqliteParts'

/** What `q` searches, by trigrams. */
export const sqliteSearch = (table: string, searched: readonly string[]): Definition =>
  sqliteIndexOf(`${table}_search`, table, [...searched, 'phone_e164'], "tokenize = 'trigram'")

/** An index of the words or trigrams of some columns, without a copy of the texts. */
export const sqliteIndexOf = (
  name: string,
  table: string,
  columns: string[],
  options: string,
): Definition => {
  const values = (row: string) => columns.map((column) => `${row}.${column}`)
  const add = `INSERT INTO ${name} (rowid, ${columns}) VALUES (NEW.id, ${values('NEW')});`
  // Before the row changes: the index reads from it what to remove. With secure-delete the other way,
  // INSERT … VALUES ('delete', …), leaves an index that integrity_check calls damaged (SQLite 3.45).
  const remove = `DELETE FROM ${name} WHERE rowid = OLD.id;`
  const changed = [`UPDATE OF ${columns} ON ${table}`, differs(columns)] as const
  return {
    sources: [table],
    parts: [
      {
        kind: 'table',
        name,
        create: [
          `CREATE VIRTUAL TABLE ${name} USING fts5(${columns}, content = '${table}',
            content_rowid = 'id', ${options}, columnsize = 0)`,
          // Deleted entries leave nothing in the file (docs/adr/0008).
          `INSERT INTO ${name} (${name}, rank) VALUES ('secure-delete', 1)`,
        ],
      },
      trigger(`${name}_added`, `INSERT ON ${table}`, add),
      trigger(`${name}_removed`, `DELETE ON ${table}`, remove, undefined, 'BEFORE'),
      trigger(`${name}_changing`, changed[0], remove, changed[1], 'BEFORE'),
      trigger(`${name}_changed`, changed[0], add, changed[1]),
    ],
    fill: {
      from: table,
      insert: (above, upTo) =>
        `INSERT INTO ${name} (rowid, ${columns})
         SELECT id, ${columns} FROM ${table} WHERE id > ${above} AND id <= ${upTo}`,
    },
  }
}

export const sqliteDigits = (table: string): Definition => ({
  sources: [table],
  parts: [index(`${table}_last_digits`, `${table} (${lastDigitsOf.sqlite})`)],
})

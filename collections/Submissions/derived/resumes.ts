import type { Definition } from '@/lib/server/database/derived/definition'
import { index, trigger } from './sqliteParts'
import { sqliteIndexOf } from './sqliteSearch'

/** The condition that a row's resume waits to be read; the same in the index and in the query. */
export const UNREAD = 'resume_read IS NULL AND upload_resume IS NOT NULL'

/** What separates words, and Postgres would take as parts of a path, an address or a number. */
const SEPARATORS = `!"#$%&''()*+,-./:;<=>?@[\\]^_\`{|}~`
const SPACES = ' '.repeat(SEPARATORS.length - 1)

/** The words of a resume on Postgres: the same expression must be in the index and in the query. */
export const POSTGRES_WORDS = `to_tsvector('simple', translate(resume_text, '${SEPARATORS}', '${SPACES}'))`

const unread = (table: string) => index(`${table}_unread`, `${table} (id) WHERE ${UNREAD}`)

/**
 * The words of resumes. Whole words, not trigrams: every three letters are in nearly every resume, so
 * that their lists would be as long as the table.
 */
export const sqliteResumes = (table: string): Definition => {
  const words = sqliteIndexOf(`${table}_resumes`, table, ['resume_text'], WORDS)
  return {
    ...words,
    parts: [
      ...words.parts,
      unread(table),
      trigger(
        `${table}_resume_replaced`,
        `UPDATE OF upload_resume ON ${table}`,
        `UPDATE ${table} SET resume_text = NULL, resume_read = NULL, resume_tries = NULL
           WHERE id = NEW.id;`,
        'OLD.upload_resume IS NOT NEW.upload_resume',
      ),
    ],
  }
}

// Marks belong to words: vowels of Hindi and other scripts. Only which row has a word is stored.
const WORDS = `tokenize = "unicode61 remove_diacritics 0 categories 'L* N* Co M*'", detail = none`

/** The same on Postgres, where the index is on the table itself. */
export const postgresResumes = (table: string): Definition => {
  const name = `${table}_resume_replaced`
  return {
    sources: [table],
    parts: [
      index(`${table}_resumes`, `${table} USING gin (${POSTGRES_WORDS})`),
      unread(table),
      {
        kind: 'trigger',
        name,
        create: [
          `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
             IF OLD.upload_resume IS DISTINCT FROM NEW.upload_resume THEN
               NEW.resume_text := NULL; NEW.resume_read := NULL; NEW.resume_tries := NULL;
             END IF;
             RETURN NEW; END $$`,
          // No WHEN and no column: an erasure gives each column its type again (deletedBytes.ts).
          `CREATE TRIGGER ${name} BEFORE UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION ${name}()`,
        ],
      },
    ],
  }
}

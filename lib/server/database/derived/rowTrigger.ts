import type { Part } from './definition'

type RowTrigger = {
  name: string
  /** The event and the table, such as 'update on jobs'. */
  on: string
  /** A condition on `old` and `new`. */
  when?: string
  /** One statement. */
  act: string
}

/** A trigger for each row, of SQL that both databases take. */
export const rowTrigger = (
  kind: 'sqlite' | 'postgres',
  { name, on, when, act }: RowTrigger,
): Part => {
  const condition = when ? `when (${when})` : ''
  return {
    kind: 'trigger',
    name,
    create:
      kind === 'sqlite'
        ? [`create trigger ${name} after ${on} ${condition} begin ${act}; end`]
        : [
            `create function ${name}() returns trigger language plpgsql as
               $$ begin ${act}; return null; end $$`,
            `create trigger ${name} after ${on} for each row ${condition} execute function ${name}()`,
          ],
  }
}

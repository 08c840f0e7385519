import type { Part } from '@/lib/server/database/derived/definition'

/** Whether one of these columns changes. */
export const differs = (columns: string[]) =>
  columns.map((column) => `OLD.${column} IS NOT NEW.${column}`).join(' OR ')

export const trigger = (
  name: string,
  event: string,
  body: string,
  when?: string,
  time: 'BEFORE' | 'AFTER' = 'AFTER',
): Part => ({
  kind: 'trigger',
  name,
  create: [
    `CREATE TRIGGER ${name} ${time} ${event} ${when ? `WHEN ${when}` : ''} BEGIN ${body} END`,
  ],
})

export const index = (name: string, columns: string): Part => ({
  kind: 'index',
  name,
  create: [`CREATE INDEX ${name} ON ${columns}`],
})

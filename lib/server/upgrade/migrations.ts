/** What the list in migrations/ and the table `payload_migrations` say. */
export type MigrationState = {
  /** Not applied yet, oldest first. */
  pending: string[]
  /** Applied by a newer version of the site. */
  unknown: string[]
}

export const compareMigrations = (known: string[], applied: string[]): MigrationState => ({
  pending: known.filter((name) => !applied.includes(name)),
  unknown: applied.filter((name) => !known.includes(name)),
})

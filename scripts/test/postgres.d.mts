export declare const startPostgres: () => string
export declare const startPostgresServer: () => {
  url: string
  halt: () => void
  start: () => void
  stop: () => void
}

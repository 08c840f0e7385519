/** A search in words: 'Country' and 'Qatar, Oman'. Empty for all jobs. */
export type SearchWords = [term: string, text: string][]

/** What the page behind the link of a mail shows. `over`: the link opens nothing, or came too late. */
export type AlertView =
  | { state: 'over' }
  | { state: 'asked' | 'confirmed'; token: string; search: SearchWords; list: string }

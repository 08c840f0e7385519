import { type Answered, get, php, postJson } from '../network/http'
import { type Row, rowsIn } from '../rows'

/** The searches that the account of this token saved. */
export const searchesOf = async (token: string): Promise<Row[]> =>
  rowsIn(await get(php('saved_searches'), token), 'searches')

/** Calls saved_searches.php as the dashboard does. */
export const changeSearches = (token: string, body: unknown): Promise<Answered> =>
  postJson(php('saved_searches'), body, token)

/** Saves a search of the applicant list. */
export const saveSearch = (token: string, name: string, query = 'stage=new', more: Row = {}) =>
  changeSearches(token, { action: 'save', panel: 'candidates', name, query, ...more })

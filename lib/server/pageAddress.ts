import { headers } from 'next/headers'

/** The request header in which proxy.ts tells a page its public address, with the query. */
export const PAGE_ADDRESS = 'x-page-address'

/**
 * The public address of the page that is being rendered, with the parameters on which it depends; null
 * for the 404 page, which is one for all addresses.
 */
export const pageAddress = async (): Promise<string | null> => (await headers()).get(PAGE_ADDRESS)

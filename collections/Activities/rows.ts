import { Activities } from '.'
import { Separations } from './Separations'

/** What staff say about submissions. */
export const ACTIVITY_ROWS = [Activities, Separations]

/**
 * From selection to departure, of those who departed to a country: how many they are, and the days within
 * which half of them and nine of ten flew.
 */
export type WayTime = { people: number; half: number; most: number }

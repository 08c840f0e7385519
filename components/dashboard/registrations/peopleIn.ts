import { counted } from '@/lib/shared/format'

/** A number of people in words. */
export const peopleIn = (count: number): string => counted(count, 'person', 'people')

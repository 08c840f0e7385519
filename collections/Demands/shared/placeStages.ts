/** The stages of an application in which the person has one of the places of a demand. */
export const PLACE_STAGES = ['selected'] as const

/** Stands for what was taken out. */
export const DOTS = '•••'

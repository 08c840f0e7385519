/** Puts the entry with a key just after the one with another key; does nothing where one is absent. */
export const moveAfter = <K extends string>(order: { key: K }[], moved: K, after: K): void => {
  const from = order.findIndex(({ key }) => key === moved)
  if (from < 0) return
  const entry = order.splice(from, 1)
  order.splice(order.findIndex(({ key }) => key === after) + 1, 0, ...entry)
}

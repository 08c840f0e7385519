import type { Filters } from '../shell/address'

/** A table of labels as the options of a select. */
export const optionsOf = (table: Record<string, string>) =>
  Object.entries(table).map(([value, label]) => ({ value, label }))

/** The filters of an address as the fields that set them; what is empty is left out. */
export const filterFields = (filters: Filters, onChange: (filters: Filters) => void) => {
  const { sort, ...narrowing } = filters
  const set = (name: string) => (value: string) => {
    const { [name]: _before, ...others } = filters
    onChange(value ? { ...others, [name]: value } : others)
  }
  return {
    /** For the FilterBar. */
    bar: { filters: narrowing, onClear: () => onChange(sort ? { sort } : {}) },
    field: (name: string) => ({ value: filters[name], onChoose: set(name) }),
    /** The select of the order, of which newest first is not in the address. */
    order: (sorts: Record<string, string>) => ({
      label: 'Order',
      options: optionsOf(sorts),
      value: sort ?? 'newest',
      onChoose: (value: string) => set('sort')(value === 'newest' ? '' : value),
    }),
  }
}

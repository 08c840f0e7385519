'use client'
import { useState } from 'react'
import type { Filters } from '@/components/dashboard/shell/address'

/** A table of labels as the options of a select. */
export const optionsOf = (table: Record<string, string>) =>
  Object.entries(table).map(([value, label]) => ({ value, label }))

/**
 * The filters of an address as the fields that set them; what is empty is left out. A field shows at once
 * what was chosen, and the next choice counts on it: the address follows a moment later.
 */
export const useFilterFields = (inAddress: Filters, onChange: (filters: Filters) => void) => {
  const of = JSON.stringify(inAddress)
  const [ahead, setAhead] = useState({ of, filters: inAddress })
  const filters = ahead.of === of ? ahead.filters : inAddress
  const change = (next: Filters) => {
    setAhead({ of, filters: next })
    onChange(next)
  }
  const { sort, ...narrowing } = filters
  const set = (name: string) => (value: string) => {
    const { [name]: _before, ...others } = filters
    change(value ? { ...others, [name]: value } : others)
  }
  return {
    /** For the FilterBar. */
    bar: { filters: narrowing, onClear: () => change(sort ? { sort } : {}) },
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

'use client'
import { useState } from 'react'
import type { Address, Filters } from '@/components/dashboard/shell/address'
import { useAddress } from '@/components/dashboard/shell/useAddress'

/** A table of labels as the options of a select. */
export const optionsOf = (table: Record<string, string>) =>
  Object.entries(table).map(([value, label]) => ({ value, label }))

/**
 * The filters of an address as the fields that set them; the search (`q`) stays as it is. A field
 * shows a choice at once: the address that is shown follows a moment later.
 */
export const useFilterFields = ({ filters: inAddress }: Address) => {
  const { replace, narrow } = useAddress()
  const of = JSON.stringify(inAddress)
  const [ahead, setAhead] = useState({ of, filters: inAddress })
  const filters = ahead.of === of ? ahead.filters : inAddress
  const show = (next: Filters) => setAhead({ of, filters: next })
  const { q: _search, sort = '', ...narrowing } = filters
  const set = (name: string) => (value: string) => {
    const { [name]: _before, ...others } = filters
    show(value ? { ...others, [name]: value } : others)
    narrow({ [name]: value })
  }
  const clear = () => {
    show({ sort })
    replace(({ panel, filters: { q = '', sort = '' } }) => ({ panel, filters: { q, sort } }))
  }
  return {
    /** For the FilterBar. */
    bar: { filters: narrowing, onClear: clear },
    field: (name: string) => ({ value: filters[name], onChoose: set(name) }),
    /** The select of the order; newest first is the default and not in the address. */
    order: (sorts: Record<string, string>) => ({
      label: 'Order',
      options: optionsOf(sorts),
      value: sort || 'newest',
      onChoose: (value: string) => set('sort')(value === 'newest' ? '' : value),
    }),
  }
}

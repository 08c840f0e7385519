'use client'
import { CONSENTS } from '@/collections/OptOuts/shared/json'
import { INDUSTRIES } from '@/collections/Registrations/shared/industries'
import { REGISTRATION_SORTS } from '@/collections/Registrations/shared/json'
import { useCall } from '@/components/dashboard/calls/useCall'
import {
  FilterBar,
  FilterDay,
  FilterSelect,
  FilterTick,
} from '@/components/dashboard/list/FilterBar'
import { FilterTyped } from '@/components/dashboard/list/FilterTyped'
import { optionsOf, useFilterFields } from '@/components/dashboard/list/useFilterFields'
import type { Address } from '@/components/dashboard/shell/address'
import { phpGet } from '@/lib/client/phpClient'

const LISTS = [
  { value: 'out', label: 'On no list' },
  { value: 'in', label: 'On a list' },
]

/** Includes the list that the address names by its number. */
const listsWith = (chosen = '') =>
  /^\d+$/.test(chosen) ? [...LISTS, { value: chosen, label: `List ${chosen}` }] : LISTS

/** The fields that filter and sort the registrations. */
export const RegistrationFilters = ({ address }: { address: Address }) => {
  const { data } = useCall(['positions'], loadPositions)
  const { data: otherIndustries } = useCall(['registration_industries'], loadOtherIndustries)
  const { bar, field, order } = useFilterFields(address)
  return (
    <FilterBar
      {...bar}
      ticks={
        <>
          <FilterTick label="Starred" {...field('star')} />
          <FilterTick label="With a note" {...field('note')} />
        </>
      }
    >
      <FilterSelect
        label="Industry"
        all="All industries"
        options={[...INDUSTRIES, ...(otherIndustries ?? [])].map((value) => ({
          value,
          label: value,
        }))}
        {...field('industry')}
      />
      <FilterSelect
        label="Position"
        all="All positions"
        options={data ?? []}
        {...field('position')}
      />
      <FilterTyped label="Gulf, least years" type="number" {...field('gulf')} />
      <FilterTyped label="India, least years" type="number" {...field('india')} />
      <FilterTyped label="Location" type="text" {...field('location')} />
      <FilterSelect
        label="WhatsApp"
        all="All"
        options={optionsOf(CONSENTS)}
        {...field('consent')}
      />
      <FilterSelect
        label="List"
        all="All"
        options={listsWith(address.filters.list)}
        {...field('list')}
      />
      <FilterDay label="Received from" {...field('from')} />
      <FilterDay label="Received until" {...field('to')} />
      <FilterSelect {...order(REGISTRATION_SORTS)} />
    </FilterBar>
  )
}

const loadPositions = async () => {
  const { position } = await phpGet<{ position: { id: number; name: string }[] }>('position')
  return position.map(({ id, name }) => ({ value: String(id), label: name }))
}

/** The industries that candidates named themselves, beside those of our form. */
const loadOtherIndustries = async () => {
  const { industries } = await phpGet<{ industries: string[] }>('registration_industries')
  return industries
}

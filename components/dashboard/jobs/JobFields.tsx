'use client'
import type { UseFormReturn } from 'react-hook-form'
import type { JobValues } from '@/collections/Jobs/shared/schema'
import { CountryField } from './CountryField'
import styles from './JobForm.module.css'
import { SpecifiedInput } from './JobInput'

type Props = {
  form: UseFormReturn<JobValues>
  country?: { id: number; name: string }
}

/** The required fields of a job in the specified order (docs/product.md §3). */
export const JobFields = ({ form, country }: Props) => (
  <>
    <SpecifiedInput form={form} name="job_title" />
    <SpecifiedInput form={form} name="company_name" />
    <SpecifiedInput form={form} name="salary" />
    <div className={styles.pair}>
      <CountryField form={form} country={country} />
      <SpecifiedInput form={form} name="location_hiring" />
    </div>
    <SpecifiedInput form={form} name="skill_keyword" />
    <SpecifiedInput form={form} name="job_education" />
    <SpecifiedInput form={form} name="job_description" />
    <SpecifiedInput form={form} name="experience" />
  </>
)

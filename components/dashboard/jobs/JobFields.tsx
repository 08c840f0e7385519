'use client'
import type { UseFormReturn } from 'react-hook-form'
import type { JobValues } from '@/collections/Jobs/shared/schema'
import { TextAreaField, TextField } from '@/components/ui/Field'
import { CountryField } from './CountryField'
import styles from './JobForm.module.css'

type Props = {
  form: UseFormReturn<JobValues>
  country?: { id: number; name: string }
}

/** The specified fields of the job form, in their order (docs/product.md §3.1). */
export const JobFields = ({ form, country }: Props) => {
  const { register, formState } = form
  const field = (name: keyof JobValues) => ({
    error: formState.errors[name]?.message,
    ...register(name),
  })
  return (
    <>
      <TextField label="Job Title" {...field('job_title')} />
      <TextField label="Company Name" autoComplete="organization" {...field('company_name')} />
      <TextField
        label="Monthly Salary"
        hint="With the currency, as it shall be read: QAR 3,200 – 3,600"
        {...field('salary')}
      />
      <div className={styles.pair}>
        <CountryField form={form} country={country} />
        <TextField label="Job Location" {...field('location_hiring')} />
      </div>
      <TextField
        label="Skills"
        hint="Divided by commas: 6G, TIG, Pipeline"
        {...field('skill_keyword')}
      />
      <TextField label="Education" {...field('job_education')} />
      <TextAreaField
        label="Job Description"
        hint="Line breaks are kept."
        rows={10}
        {...field('job_description')}
      />
      <TextField label="Experience" hint="For example: 3 - 5 years" {...field('experience')} />
    </>
  )
}

'use client'
import type { ReactNode } from 'react'
import { INDUSTRIES } from '@/collections/Registrations/shared/industries'
import { CountryCodeField } from '@/components/forms/fields/CountryCodeField'
import { TermsTick } from '@/components/forms/fields/TermsTick'
import { ResumeField } from '@/components/forms/resume/ResumeField'
import { SelectField, TextField } from '@/components/ui/Field'
import { FieldGroup, FieldPair } from '@/components/ui/FormLayout'
import { KEYBOARDS } from '@/components/ui/keyboards'
import { NAME_MAX_CHARS } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'
import styles from './RegistrationGroups.module.css'
import type { RegistrationFields } from './registrationFields'

type Group = { form: RegistrationFields }
type About = Group & { countries: ReactNode; onLoadFailed: () => void }

// The three groups of fields of the registration form.
export const AboutYou = ({ form: { field, country }, countries, onLoadFailed }: About) => (
  <FieldGroup title="About you">
    <TextField
      label="Full name"
      hint="As in your passport"
      {...KEYBOARDS.name}
      maxLength={NAME_MAX_CHARS}
      {...field('full_name')}
    />
    <FieldPair>
      <CountryCodeField {...country} countries={countries} onLoadFailed={onLoadFailed} />
      <TextField label="WhatsApp number" {...KEYBOARDS.nationalNumber} {...field('whatsup_no')} />
    </FieldPair>
    <TextField label="Email" {...KEYBOARDS.email} {...field('email')} />
    <TextField
      label="Current location"
      hint="Town and state, or country"
      {...KEYBOARDS.town}
      maxLength={NAME_MAX_CHARS}
      {...field('current_location')}
    />
  </FieldGroup>
)

type Work = Group & { positions: { id: number; name: string }[]; otherId: string }

export const YourWork = ({ form: { field }, positions, otherId }: Work) => (
  <div className={styles.work}>
    <FieldGroup title="Your work">
      <SelectField label="Industry" {...field('category')}>
        <option value="">Choose an industry</option>
        {INDUSTRIES.map((industry) => (
          <option key={industry}>{industry}</option>
        ))}
      </SelectField>
      <SelectField label="Position" {...field('position')}>
        <option value="">Choose a position</option>
        {positions.map(({ id, name }) => (
          <option key={id} value={id} data-other={String(id) === otherId || undefined}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className={styles.positionName}>
        <TextField
          label="Position name"
          hint="When your position is not in the list"
          {...KEYBOARDS.trade}
          maxLength={NAME_MAX_CHARS}
          {...field('position_Name')}
        />
      </div>
      <FieldPair>
        <TextField
          label="Gulf experience"
          hint="Years. 0 if you have none"
          {...KEYBOARDS.years}
          {...field('gulf_exp')}
        />
        <TextField
          label="India experience"
          hint="Years. 0 if you have none"
          {...KEYBOARDS.years}
          {...field('india_exp')}
        />
      </FieldPair>
    </FieldGroup>
  </div>
)

export const ResumeAndTerms = ({ form }: Group) => (
  <FieldGroup title="Resume and terms">
    <ResumeField {...form.resume} tooLarge={MESSAGES.registrationDroppedTooLarge} />
    <TermsTick aria-required {...form.tick('terms')} />
  </FieldGroup>
)

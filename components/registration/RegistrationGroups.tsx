'use client'
import type { ReactNode } from 'react'
import { INDUSTRIES } from '@/collections/Registrations/shared/industries'
import { CountryCodeField } from '@/components/forms/fields/CountryCodeField'
import { TermsTick } from '@/components/forms/fields/TermsTick'
import { useFormLanguage, useSay } from '@/components/forms/formWords'
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
export const AboutYou = ({ form: { field, country }, countries, onLoadFailed }: About) => {
  const { say } = useSay()
  return (
    <FieldGroup title={say('About you')}>
      <TextField
        label={say('Full name')}
        hint={say('As in your passport')}
        {...KEYBOARDS.name}
        maxLength={NAME_MAX_CHARS}
        {...field('full_name')}
      />
      <FieldPair>
        <CountryCodeField {...country} countries={countries} onLoadFailed={onLoadFailed} />
        <TextField
          label={say('WhatsApp number')}
          {...KEYBOARDS.nationalNumber}
          {...field('whatsup_no')}
        />
      </FieldPair>
      <TextField label={say('Email')} {...KEYBOARDS.email} {...field('email')} />
      <TextField
        label={say('Current location')}
        hint={say('Town and state, or country')}
        {...KEYBOARDS.town}
        maxLength={NAME_MAX_CHARS}
        {...field('current_location')}
      />
    </FieldGroup>
  )
}

type Work = Group & { positions: { id: number; name: string }[]; otherId: string }

export const YourWork = ({ form: { field }, positions, otherId }: Work) => {
  const { say, translate } = useSay()
  // An English option needs no value: it is what it says.
  const language = useFormLanguage()
  return (
    <div className={styles.work}>
      <FieldGroup title={say('Your work')}>
        <SelectField label={say('Industry')} {...field('category')}>
          <option value="">{say('Choose an industry')}</option>
          {INDUSTRIES.map((industry) => (
            <option key={industry} value={language && industry}>
              {translate(industry)}
            </option>
          ))}
        </SelectField>
        <SelectField label={say('Position')} {...field('position')}>
          <option value="">{say('Choose a position')}</option>
          {positions.map(({ id, name }) => (
            <option key={id} value={id} data-other={String(id) === otherId || undefined}>
              {name}
            </option>
          ))}
        </SelectField>
        <div className={styles.positionName}>
          <TextField
            label={say('Position name')}
            hint={say('When your position is not in the list')}
            {...KEYBOARDS.trade}
            maxLength={NAME_MAX_CHARS}
            {...field('position_Name')}
          />
        </div>
        <FieldPair>
          <TextField
            label={say('Gulf experience')}
            hint={say('Years. 0 if you have none')}
            {...KEYBOARDS.years}
            {...field('gulf_exp')}
          />
          <TextField
            label={say('India experience')}
            hint={say('Years. 0 if you have none')}
            {...KEYBOARDS.years}
            {...field('india_exp')}
          />
        </FieldPair>
      </FieldGroup>
    </div>
  )
}

export const ResumeAndTerms = ({ form }: Group) => {
  const { say } = useSay()
  return (
    <FieldGroup title={say('Resume and terms')}>
      <ResumeField {...form.resume} tooLarge={MESSAGES.registrationDroppedTooLarge} />
      <TermsTick aria-required {...form.tick('terms')} />
    </FieldGroup>
  )
}

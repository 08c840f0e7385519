'use client'
import type { ReactNode } from 'react'
import { Confirmation } from '@/components/forms/confirmation/Confirmation'
import { SlipActions, type SlipTexts } from '@/components/forms/confirmation/SlipActions'
import { DraftNotice } from '@/components/forms/draft/DraftNotice'
import { Honeypot } from '@/components/forms/fields/Honeypot'
import { FormLanguage, sayIn, useFormLanguage } from '@/components/forms/formWords'
import { Button } from '@/components/ui/Button'
import type { Fact } from '@/components/ui/Facts'
import { FormFoot } from '@/components/ui/FormLayout'
import { longDateTime } from '@/lib/shared/format'
import { ErrorSummary } from './ErrorSummary'
import { LazyToasts } from './LazyToasts'
import { SendingDialog } from './SendingDialog'
import type { PublicFormState } from './usePublicForm'

type WithForm = { form: Pick<PublicFormState<string>, 'shell' | 'isSending'>; children: ReactNode }

type PublicFormProps = WithForm & {
  id?: string
  className?: string
  /** The page's h1 while the confirmation replaces the form. */
  title?: string
  /** 'Sending your application…' */
  sendingLabel: string
  /** What the confirmation repeats, before the time; the values are empty without scripts. */
  facts: (values: Record<string, unknown>) => Fact[]
  licence: ReactNode
  /** For forms that keep their confirmation (`keepsSlip`). */
  slip?: SlipTexts
  /** Under the confirmation. */
  afterwards?: ReactNode
}

/** A public form's part of the page: the children until it is sent, then the confirmation. */
export const PublicForm = ({ form, children, title, sendingLabel, ...props }: PublicFormProps) => {
  const { sent, upload, isAwake, hasToasts, slipName, onForget, words } = form.shell
  const { say, translate } = sayIn(words)
  return (
    <FormLanguage value={words}>
      <div id={props.id} className={props.className} data-awake={slipName}>
        {sent && title && <h1 className="sr-only">{title}</h1>}
        <div aria-live="polite">
          {sent && (
            <Confirmation
              message={translate(sent.message)}
              reference={sent.reference}
              facts={[...props.facts(sent.values), [say('Received'), dateIn(translate, sent.at)]]}
              foot={props.licence}
              isEarlier={sent.isEarlier}
            >
              <SlipActions
                {...sent}
                slip={props.slip && { ...props.slip, facts: props.facts({}) }}
                onForget={sent.isEarlier ? onForget : undefined}
              />
              {props.afterwards}
            </Confirmation>
          )}
        </div>
        <div hidden={sent !== null}>{children}</div>
        {upload && <SendingDialog label={sendingLabel} {...upload} />}
        {hasToasts && <LazyToasts isAwake={isAwake} />}
      </div>
    </FormLanguage>
  )
}

/** The time of a confirmation. The month's name is the only word in it. */
const dateIn = (translate: (word: string) => string, iso: string): string =>
  longDateTime(iso).replace(/[A-Z][a-z]+/, translate)

type FormBodyProps = WithForm & {
  button: string
  variant: 'go' | 'brand'
  /** Under the button. */
  foot?: ReactNode
}

/** The form element: draft notice, error summary, the fields (children), submit button. */
export const FormBody = ({ form, children, button, variant, foot }: FormBodyProps) => {
  const language = useFormLanguage()
  return (
    <form {...form.shell.formProps} data-awake={form.shell.draftName}>
      <DraftNotice {...form.shell.draft} />
      <ErrorSummary {...form.shell.summary} />
      {children}
      <input type="hidden" name="submission_id" />
      {language && <input type="hidden" name="language" value={language} />}
      <Honeypot name="website" id={`${form.shell.idPrefix}website`} />
      <FormFoot
        button={
          <Button type="submit" variant={variant} size="wide" disabled={form.isSending}>
            {button}
          </Button>
        }
      >
        {foot}
      </FormFoot>
    </form>
  )
}

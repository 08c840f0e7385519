import { Button } from '@/components/ui/Button'
import { TextField } from '@/components/ui/Field'
import { linkIn } from '@/lib/shared/alternates'
import type { Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { wordsIn } from '@/messages/wordsIn'
import styles from './AskReceipt.module.css'

type Props = {
  /** Below the answer to another check, or alone on the page. */
  heading?: 'h1' | 'h2'
  /** What was typed before. */
  number?: string
  code?: string
  /** Nothing that was typed is a number with a check code. */
  isUnreadable?: boolean
  language: Language
}

/** Asks for number and check code of a receipt. A plain form: it works without scripts. */
export const AskReceipt = ({ heading: Heading = 'h2', language, ...typed }: Props) => {
  const { number = '', code = '', isUnreadable = false } = typed
  const t = wordsIn(language, 'receipts')
  const keys = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, dir: 'ltr' }
  return (
    <section className={`${styles.ask} no-print`} aria-labelledby="check">
      <Heading id="check">{t(Heading === 'h1' ? 'checkTitle' : 'checkAnother')}</Heading>
      <form data-plain action={linkIn(paths.receiptCheck, language)}>
        <TextField
          name="number"
          label={t('number')}
          hint={t('numberHint')}
          defaultValue={number}
          maxLength={200}
          required
          {...keys}
          {...(isUnreadable && { error: t('notReadable') })}
        />
        <TextField
          name="code"
          label={t('checkCode')}
          hint={t('checkCodeHint')}
          defaultValue={code}
          maxLength={20}
          {...keys}
        />
        <Button type="submit" variant="brand" size="wide">
          {t('check')}
        </Button>
      </form>
    </section>
  )
}

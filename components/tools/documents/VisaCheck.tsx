import { VISA_CHECK_ID } from '@/collections/Tools/documents/shared/question'
import type { Line } from '@/collections/Tools/shared/line'
import type { ToolSource } from '@/collections/Tools/shared/sources'
import { PaperPoints } from '@/components/agency/papers/PaperPoints'
import { SaidList } from '@/components/tools/shared/Said'
import { More } from '@/components/ui/More'
import { linkIn } from '@/lib/shared/alternates'
import { paths } from '@/lib/shared/paths'
import type { PageWords } from '@/messages/sayIn'
import { wordsIn } from '@/messages/wordsIn'
import styles from './VisaCheck.module.css'

type Props = { lines: readonly Line[]; sources: readonly ToolSource[]; words: PageWords }

/** How to see that a visa is real: the government's page, and the copy beside the contract. */
export const VisaCheck = ({ lines, sources, words }: Props) => {
  const { language } = words
  const t = wordsIn(language, 'documents')
  return (
    <More title={t('visaReal')}>
      <div className={styles.check} id={VISA_CHECK_ID}>
        <p>{t('typeAddress')}</p>
        <SaidList lines={lines} sources={sources} words={words} />
        <p>
          {t('findsNothing')}{' '}
          <a className="link" href={linkIn(paths.page('visit-visa-job-risk'), language)}>
            {t('visitRisk')}
          </a>
        </p>
        <PaperPoints paper="visa" language={language} heading="h3" />
      </div>
    </More>
  )
}

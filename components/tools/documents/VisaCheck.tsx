import { VISA_CHECK_ID } from '@/collections/Tools/documents/shared/question'
import type { Line } from '@/collections/Tools/shared/line'
import type { ToolSource } from '@/collections/Tools/shared/sources'
import { PaperPoints } from '@/components/agency/papers/PaperPoints'
import { SaidList } from '@/components/tools/shared/Said'
import { More } from '@/components/ui/More'
import { ENGLISH } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import styles from './VisaCheck.module.css'

type Props = { lines: readonly Line[]; sources: readonly ToolSource[] }

/** How to see that a visa is real: the government's page, and the copy beside the contract. */
export const VisaCheck = ({ lines, sources }: Props) => (
  <More title="Is my visa real?">
    <div className={styles.check} id={VISA_CHECK_ID}>
      <p>Type the address of the page yourself. Read the whole name of the site.</p>
      <SaidList lines={lines} sources={sources} />
      <p>
        It finds nothing, or it says “visit”? Do not pay and do not fly. Send the copy to the
        embassy of the country of the job and ask.{' '}
        <a className="link" href={paths.page('visit-visa-job-risk')}>
          Why a visit visa is a risk
        </a>
      </p>
      <PaperPoints paper="visa" language={ENGLISH} heading="h3" />
    </div>
  </More>
)

import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import type { PanelSession } from '@/lib/client/panelSession'
import styles from './LoginScreen.module.css'

type Props = PanelSession & { onGoOn: (session: PanelSession) => void }

/** For somebody who is signed in in another tab of this browser. */
export const SignedInAs = ({ onGoOn, ...session }: Props) => (
  <Notice kind="success">
    <p>You are signed in as {session.name} in this browser.</p>
    <Button className={styles.goOn} onClick={() => onGoOn(session)}>
      Continue
    </Button>
  </Notice>
)

'use client'
import { useSay } from '@/components/forms/formWords'
import { Button } from '@/components/ui/Button'
import styles from './SendAgain.module.css'
import { useOnline } from './useOnline'

/** Shown when no response came: says that nothing is lost, with a button to send again. */
export const SendAgain = () => {
  const isOnline = useOnline()
  const { say } = useSay()
  return (
    <div className={styles.again}>
      <p role="status">
        {isOnline
          ? say('Nothing is lost. Send it again: it is taken only once.')
          : say('You are offline. Nothing is lost: send it again when the connection is back.')}
      </p>
      <Button type="submit" size="wide">
        {say('Send again')}
      </Button>
    </div>
  )
}

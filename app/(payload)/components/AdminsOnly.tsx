import type { UIFieldServerProps } from 'payload'
import styles from './facts/facts.module.css'

/** Tells an editor why the fields below cannot be changed, and whom to ask. */
export const AdminsOnly = ({ user }: UIFieldServerProps) =>
  user?.role === 'admin' ? null : (
    <p className={styles.banner}>
      <b>Only an admin can change these facts</b>
      Candidates trust them: a wrong phone number or mail domain would lead them to forgers. Ask an
      admin; one change here changes every page and every mail.
    </p>
  )

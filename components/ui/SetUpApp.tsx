import styles from './SetUpApp.module.css'

type Props = {
  secret: string
  /** The address that opens an authenticator app on this device. */
  address: string
  /** The QR code as the path of an SVG of this width and height. */
  qr: { size: number; path: string }
}

/** How to add an account to an authenticator app: scan, tap, or type. */
export const SetUpApp = ({ secret, address, qr }: Props) => (
  <div className={styles.setUp}>
    <svg
      className={styles.qr}
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      role="img"
      aria-label="QR code for the authenticator app"
      shapeRendering="crispEdges"
    >
      <rect width={qr.size} height={qr.size} fill="white" />
      <path d={qr.path} fill="black" />
    </svg>
    <div>
      <p>
        Scan this code with an authenticator app, such as Google Authenticator, Microsoft
        Authenticator or Aegis. On this phone <a href={address}>open the app</a> instead.
      </p>
      <p>Or type this key into the app:</p>
      <code className={styles.key}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
    </div>
  </div>
)

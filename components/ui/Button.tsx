import Link from 'next/link'
import type { ComponentProps } from 'react'
import styles from './Button.module.css'
import { NewTabHint } from './NewTabHint'

type Look = {
  /** `go`: the one main action of the site. */
  variant?: 'go' | 'brand' | 'line' | 'inverse'
  size?: 'normal' | 'small' | 'wide'
}

const classes = ({ variant = 'line', size = 'normal' }: Look, more = '') =>
  [styles.button, styles[variant], size === 'normal' ? '' : styles[size], more].join(' ').trim()

export const Button = ({
  variant,
  size,
  className,
  type = 'button',
  ...rest
}: Look & ComponentProps<'button'>) => (
  <button type={type} className={classes({ variant, size }, className)} {...rest} />
)

/** A link that looks like a button. `newTab` opens a new tab and says so to screen readers. */
export const ButtonLink = ({
  variant,
  size,
  className,
  newTab = false,
  newTabHint,
  children,
  ...rest
}: Look & {
  newTab?: boolean
  /** For screen readers, in another language. */
  newTabHint?: string
} & ComponentProps<'a'>) => (
  <a
    className={classes({ variant, size }, className)}
    {...(newTab && { target: '_blank', rel: 'noopener' })}
    {...rest}
  >
    {children}
    {newTab && <NewTabHint words={newTabHint} />}
  </a>
)

/** A button-like link that navigates without a full page load. */
export const ButtonRoute = ({
  variant,
  size,
  className,
  ...rest
}: Look & ComponentProps<typeof Link>) => (
  <Link className={classes({ variant, size }, className)} {...rest} />
)

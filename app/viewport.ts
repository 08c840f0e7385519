import type { Viewport } from 'next'

/**
 * The viewport of all pages. A phone's keyboard shrinks the page instead of covering it, so that
 * sticky parts, a dialog's height and scrolling to a field refer to the visible part.
 */
export const viewport: Viewport = {
  interactiveWidget: 'resizes-content',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#0E1E36' },
    { media: '(prefers-color-scheme: dark)', color: '#060D16' },
  ],
}
